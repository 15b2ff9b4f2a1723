import { sharedJson } from "./html.ts";

/** "public": the same for every visitor with the same address, language, theme and branch. */
export type CacheScope = "public" | "private";

export interface AnswerOptions {
  readonly status?: number;
  readonly scope: CacheScope;
  readonly headers?: Readonly<Record<string, string>>;
}

export function htmlResponse(html: string, options: AnswerOptions): Response {
  return answer(html, "text/html; charset=utf-8", options);
}

export function jsonResponse(value: unknown, options: AnswerOptions): Response {
  return answer(sharedJson(value), "application/json; charset=utf-8", options);
}

function answer(body: string, type: string, { status = 200, scope, headers }: AnswerOptions): Response {
  // Bytes: a Response of text encodes it piece by piece through a stream, at several times the cost.
  return new Response(Buffer.from(body), {
    status,
    headers: { ...headers, "content-type": type, "x-cache-scope": scope },
  });
}
