import { isUtf8 } from "node:buffer";
import { apiError } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { ApiFault } from "../errors/errors.ts";
import { checkJsonSize } from "./json-size.ts";

/**
 * Parses JSON bodies strictly: valid UTF-8, no repeated key, no `__proto__` and no `constructor.prototype` at any
 * depth, of a bounded size (`json-size.ts`). Compressed bodies are refused, so no body can grow by decompression.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) =>
    parseJsonStrictly(body),
  );
  app.addHook("onRequest", async (request) => {
    const encoding = request.headers["content-encoding"];
    if (encoding === undefined || encoding === "identity") return;
    throw new ApiFault(apiError("rest_unsupported_media_type", "Compressed bodies are not accepted"));
  });
}

/** Throws ApiFault; an empty body is undefined. */
export function parseJsonStrictly(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  checkJsonSize(body);
  if (!isUtf8(body)) throw unreadable("The body is not valid UTF-8");
  const text = body.toString("utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable("The body is not valid JSON");
  }
  checkKeys(text);
  return value;
}

/** Scans the text, which is valid JSON: the parsed value no longer shows a repeated key. */
function checkKeys(text: string): void {
  const open: (Set<string> | null)[] = [];
  const opened: (string | null)[] = [];
  let lastKey: string | null = null;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/gs)) {
    if (token === "{" || token === "[") {
      open.push(token === "{" ? new Set() : null);
      opened.push(lastKey);
      lastKey = null;
    } else if (token === "}" || token === "]") {
      open.pop();
      opened.pop();
    } else if (token.endsWith(":")) {
      lastKey = String(JSON.parse(token.slice(0, -1)));
      checkKey(lastKey, open.at(-1) ?? null, opened.at(-1) ?? null);
    } else lastKey = null;
  }
}

function checkKey(key: string, siblings: Set<string> | null, parent: string | null): void {
  if (key === "__proto__" || (key === "prototype" && parent === "constructor")) {
    throw unreadable(`The body has a forbidden key ${key}`);
  }
  if (siblings?.has(key)) throw unreadable("The body has a key twice");
  siblings?.add(key);
}

function unreadable(message: string): ApiFault {
  return new ApiFault(apiError("rest_invalid_json", message));
}
