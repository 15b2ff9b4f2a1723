import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that a provider received. */
export interface ProviderRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | null;
  readonly body: string;
}

/** The behaviour of the provider; "speak" answers by the protocol. */
export type ProviderMood =
  | "speak"
  | "status-400"
  | "status-403"
  | "status-429"
  | "status-500"
  | "nonsense"
  | "hang"
  | "redirect"
  | "flood";

/** A third party on the loopback interface, with fault switches. */
export interface FakeProvider {
  readonly url: string;
  readonly requests: ProviderRequest[];
  mood: ProviderMood;
  close(): Promise<void>;
}

/** `speak` answers a request with the JSON of the protocol; `onRequest` is called for each, answered or not. */
export async function startFakeProvider(
  speak: (request: ProviderRequest) => unknown,
  { onRequest = () => {} }: { readonly onRequest?: () => void } = {},
): Promise<FakeProvider> {
  const requests: ProviderRequest[] = [];
  const server = createServer((incoming, response) => {
    void read(incoming).then((request) => {
      requests.push(request);
      onRequest();
      switch (fake.mood) {
        case "speak":
          return response.setHeader("content-type", "application/json").end(JSON.stringify(speak(request)));
        case "status-400":
        case "status-403":
        case "status-429":
        case "status-500":
          return response.writeHead(Number(fake.mood.slice(-3))).end("{}");
        case "nonsense":
          return response.end("<html>maintenance</html>");
        case "redirect":
          return response.writeHead(302, { location: "http://127.0.0.1:9/" }).end();
        case "flood":
          return response.end(`"${"x".repeat(200_000)}"`);
        case "hang":
          return undefined;
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const fake: FakeProvider = {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    mood: "speak",
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return fake;
}

async function read(incoming: IncomingMessage): Promise<ProviderRequest> {
  let body = "";
  for await (const chunk of incoming) body += String(chunk);
  const { method = "", url: path = "", headers } = incoming;
  return { method, path, authorization: headers.authorization ?? null, body };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("the provider has no port");
  return address.port;
}
