import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BundleProvider, makeBundle } from "../words";
import { ShareLink } from "./Share";

const FILES = import.meta.glob<string>("../../../src/cairn/locales/en/web.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const bundle = makeBundle("en", Object.values(FILES));

function shared(origin: string) {
  render(
    <BundleProvider bundle={bundle}>
      <ShareLink label="Invitation link" url={`${origin}/table/1`} title="Cairn" />
    </BundleProvider>,
  );
  return screen.queryByText(/^This link opens on this computer only/) !== null;
}

afterEach(cleanup);

test.each(["http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000"])(
  "a link that no other computer can open says so: %s",
  (origin) => {
    expect(shared(origin)).toBe(true);
    expect(screen.getByText("--host 0.0.0.0").tagName).toBe("CODE");
  },
);

test.each(["https://play.example.org", "http://192.168.1.20:8000"])("%s is open to others", (origin) =>
  expect(shared(origin)).toBe(false),
);
