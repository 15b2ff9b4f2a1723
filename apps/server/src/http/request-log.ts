import type { FastifyInstance } from "fastify";
import { isInProcess } from "./in-process-fetch.ts";

/** Query values that must never be logged: secrets and personal data. */
const secretParameter =
  /(token|key|preview|secret|code|phone|email|signature|password)|^(search|text|lon|lat|q|other)$/i;

/** The path segment after these gives access to a group order, or is the number of a guest. */
const beforeSecret = new Set(["group_orders", "together", "guests"]);

/** The address with secret parameters, ids of group orders and numbers of guests masked. */
export function withoutSecrets(url: string): string {
  const at = url.indexOf("?");
  if (at === -1) return pathWithoutSecrets(url);
  const parts = url
    .slice(at + 1)
    .split("&")
    .map((part) => {
      const name = part.split("=", 1)[0] ?? "";
      return secretParameter.test(readable(name)) ? `${name}=…` : part;
    });
  return `${pathWithoutSecrets(url.slice(0, at))}?${parts.join("&")}`;
}

function pathWithoutSecrets(path: string): string {
  const segments = path.split("/");
  return segments
    .map((segment, at) => (segment !== "" && beforeSecret.has(readable(segments[at - 1] ?? "")) ? "…" : segment))
    .join("/");
}

/** The name as the routes decode it: another encoding has the same meaning. */
function readable(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}

/** One line per request, with its id; no headers, no bodies. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    if (isInProcess(request.headers)) return;
    request.log.info(
      {
        method: request.method,
        url: withoutSecrets(request.originalUrl),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "request",
    );
  });
}
