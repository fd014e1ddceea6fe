import { afterEach, expect, test, vi } from "vitest";
import { ApiError, api, explain, nonce } from "../src/api";

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const fake = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fake);
  return fake;
}

const t = (id: string, values?: Record<string, unknown>) => (values?.reason ? `${id}: ${values.reason}` : id);

test("a request goes out as JSON and comes back typed", async () => {
  const fake = answer(200, { id: "x" });
  await api.sit("a b", { seat: 1 });
  expect(fake).toHaveBeenCalledWith(
    "/api/tables/a%20b/sit",
    expect.objectContaining({ method: "POST", body: '{"seat":1}' }),
  );
});

test("a record goes out as text", async () => {
  const fake = answer(200, { id: "x" });
  await api.upload("{}\n");
  const [, init] = fake.mock.calls[0] as [string, RequestInit];
  expect(init.body).toBe("{}\n");
  expect(init.headers).toMatchObject({ "content-type": "text/plain" });
});

test("a refusal carries its code", async () => {
  answer(409, { code: "seat-taken", reason: "Seat 1 is taken." });
  const error = await api.sit("a", {}).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(ApiError);
  expect(explain(t, error)).toBe("error-seat-taken: Seat 1 is taken.");
});

test("without a server there is a sentence too", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  const error = await api.me().catch((fault: unknown) => fault);
  expect(explain(t, error)).toMatch(/^error-offline/);
  answer(503, null);
  expect(explain(t, await api.me().catch((fault: unknown) => fault))).toMatch(/^error-offline/);
  expect(explain(t, new Error("?"))).toBe("error-unknown");
});

test("a nonce is 32 hexadecimal digits, never the same", () => {
  expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(nonce()).not.toBe(nonce());
});
