import { once } from "node:events";
import { type Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";

/** An answer as raw bytes: nothing decompressed. */
export interface RawAnswer {
  readonly status: number;
  /** Name, value, name, value, as sent. */
  readonly rawHeaders: readonly string[];
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
  /** When its head arrived, milliseconds since 1970. */
  readonly at: number;
}

export interface RawRequest {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH";
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  readonly agent?: Agent;
}

/** Sends one request and reads the whole answer. Throws when the connection breaks. */
export async function exchange(url: string, asked: RawRequest = {}): Promise<RawAnswer> {
  const sent = request(url, { method: asked.method ?? "GET", headers: asked.headers ?? {}, agent: asked.agent });
  sent.end(asked.body);
  const [response]: IncomingMessage[] = await once(sent, "response");
  const at = Date.now();
  if (response === undefined) throw new Error(`${url} did not answer`);
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  const { statusCode = 0, rawHeaders, headers } = response;
  return { status: statusCode, rawHeaders, headers, body: Buffer.concat(pieces), at };
}

/** As `exchange`; throws unless the answer is a success. */
export async function expectSuccess(url: string, asked: RawRequest = {}): Promise<RawAnswer> {
  const answer = await exchange(url, asked);
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new Error(`${url} answered ${answer.status}: ${answer.body.toString("utf8").slice(0, 500)}`);
}
