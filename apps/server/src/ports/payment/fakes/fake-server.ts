import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The current fault of a gateway. */
export type Fault = "none" | "hangs" | "away" | "nonsense" | "refuses";

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly body: unknown;
  readonly type?: string;
}

export interface FakeServer {
  readonly url: URL;
  /** Every call, "POST /path". */
  readonly calls: string[];
  fault: Fault;
  close(): Promise<void>;
}

/** A fake gateway on the loopback address, with a switch for faults. */
export async function startFakeServer(answer: (call: FakeCall) => Promise<FakeAnswer>): Promise<FakeServer> {
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = addressOf(server.address());
  const fake: FakeServer = {
    url: new URL(`http://127.0.0.1:${port}`),
    calls: [],
    fault: "none",
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    fake.calls.push(`${call.method} ${call.path}`);
    if (fake.fault === "hangs") return;
    const made = faulty(fake.fault) ?? (await answer(call));
    // A fault that begins meanwhile loses the answer to what was done.
    const { status = 200, body, type = "application/json" } = faulty(fake.fault) ?? made;
    response.writeHead(status, { "content-type": type });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  }

  return fake;
}

function faulty(fault: Fault): FakeAnswer | null {
  if (fault === "away") return { status: 503, body: { error: "later" } };
  if (fault === "refuses") return { status: 400, body: { type: "error" } };
  return fault === "nonsense" ? { body: "<html>welcome</html>", type: "text/html" } : null;
}

async function readCall(request: IncomingMessage): Promise<FakeCall> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const url = new URL(request.url ?? "/", "http://fake");
  return {
    method: request.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body,
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("the fake has no address");
  return address;
}
