import { isUtf8 } from "node:buffer";
import { apiError } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { ApiFault } from "../../http/errors/errors.ts";

const maxBytes = 64 * 1024;
const formType = "application/x-www-form-urlencoded";

/** Accepts form bodies in this part of the app only, as strictly as JSON: UTF-8, no repeated field, plain names. */
export function readForms(app: FastifyInstance): void {
  if (app.hasContentTypeParser(formType)) app.removeContentTypeParser(formType);
  app.addContentTypeParser(
    formType,
    { parseAs: "buffer", bodyLimit: maxBytes },
    async (_request: unknown, body: Buffer) => parseForm(body),
  );
}

function parseForm(body: Buffer): Readonly<Record<string, string>> {
  if (!isUtf8(body)) throw unreadable("The body is not valid UTF-8");
  const pairs = [...new URLSearchParams(body.toString("utf8"))];
  const names = pairs.map(([name]) => name);
  if (new Set(names).size !== names.length) throw unreadable("The body has a field twice");
  if (names.some((name) => name === "__proto__" || name === "constructor"))
    throw unreadable("The body has an unknown field");
  return Object.fromEntries(pairs);
}

function unreadable(message: string): ApiFault {
  return new ApiFault(apiError("rest_invalid_json", message));
}
