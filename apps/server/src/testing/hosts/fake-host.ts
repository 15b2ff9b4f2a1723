import { createServer, type IncomingHttpHeaders } from "node:http";
import { OWN_CALLS, OWN_CALLS_HEADER } from "@skatert/contract";
import { urlOf } from "../shops/start-remote.ts";

/** A call that the host received. */
export interface AskedCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HostAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** Text unchanged, anything else as JSON. */
  readonly body?: unknown;
}

/** Answers by "METHOD /path", or "*" for all others; "hang" never answers. */
export type HostAnswers = Record<string, HostAnswer | "hang" | ((asked: AskedCall) => HostAnswer)>;

/** A foreign backend with scripted answers that records its calls. */
export interface FakeHost {
  readonly url: URL;
  readonly asked: AskedCall[];
  /** May be changed while it runs. Other calls are answered with 404 as in WordPress. */
  readonly answers: HostAnswers;
  close(): Promise<void>;
}

/** Headers of the settings of a host that has our own calls beside those of the specification. */
export const withOwnCalls = { [OWN_CALLS_HEADER]: OWN_CALLS };

/** WordPress's answer to an unknown path. */
export const noRoute: HostAnswer = {
  status: 404,
  body: { code: "rest_no_route", message: "No route", data: { status: 404 } },
};

export async function startFakeHost(answers: HostAnswers): Promise<FakeHost> {
  const asked: AskedCall[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
    let body = "";
    for await (const piece of request) body += String(piece);
    const { method = "", headers } = request;
    const call: AskedCall = { method, path: pathname, query: searchParams, headers, body };
    asked.push(call);
    const configured = answers[`${method} ${pathname}`] ?? answers["*"] ?? noRoute;
    if (configured === "hang") return;
    const answer = typeof configured === "function" ? configured(call) : configured;
    const isText = typeof answer.body === "string";
    response.writeHead(answer.status ?? 200, {
      "content-type": isText ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      ...answer.headers,
    });
    response.end(isText ? answer.body : JSON.stringify(answer.body ?? null));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: urlOf(server.address()),
    asked,
    answers,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
