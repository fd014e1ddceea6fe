// A socket without a network, for tests: what is sent on it is kept, and what it should hear is told to it.

import type { Incoming, Outgoing } from "../src/protocol.gen";

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: Incoming[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.made.at(-1) as FakeSocket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  hear(...messages: Outgoing[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line is well: whatever was asked for is answered. */
  pong(): void {
    this.hear({ type: "pong", now: 1 });
  }

  /** The socket breaks. */
  fall(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What was sent beside signs of life. */
  get said(): Incoming[] {
    return this.sent.filter(({ type }) => type !== "ping");
  }

  get pings(): number {
    return this.sent.length - this.said.length;
  }
}
