import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** Marks the storefront's own calls, which are not visits and are not logged again. */
const marker = "x-in-process";
const token = randomUUID();

/** Whether the storefront sent the request inside this process; the marker is secret. */
export function isInProcess(headers: Readonly<Record<string, unknown>>): boolean {
  return headers[marker] === token;
}

const withoutBody = new Set([204, 205, 304]);

/** `fetch` for the shop's own calls without a network: the app handles the request as from a socket. */
export function createInProcessFetch(app: FastifyInstance): (path: string, init?: RequestInit) => Promise<Response> {
  return async (path, init) => {
    const asked = new Request(new URL(path, "http://localhost"), init);
    const body = asked.body === null ? undefined : Buffer.from(await asked.arrayBuffer());
    const answer = await app.inject({
      method: asked.method === "POST" ? "POST" : "GET",
      url: path,
      headers: { ...Object.fromEntries(asked.headers), [marker]: token },
      ...(body === undefined ? {} : { payload: body }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
    }
    const hasBody = !withoutBody.has(answer.statusCode);
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, { status: answer.statusCode, headers });
  };
}
