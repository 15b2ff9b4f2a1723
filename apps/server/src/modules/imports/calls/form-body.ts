import type { FastifyInstance } from "fastify";
import { invalidParams } from "../../../input/refusal.ts";
import { TABLE_LIMITS } from "../table/table.ts";

export interface FormFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface FormParts {
  readonly files: ReadonlyMap<string, FormFile>;
  readonly fields: ReadonlyMap<string, string>;
}

/** Room for boundaries, names and the small fields beside the file. */
const overhead = 100_000;

/** Accepts `multipart/form-data` of at most one table file in this scope, and nothing else. */
export function registerForm(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: TABLE_LIMITS.bytes + overhead },
    async (_request: unknown, body: Buffer) => body,
  );
}

/** The parts of a form, read by the parser of Node's own `fetch`. Throws a 400 for a broken one. */
export async function readForm(body: unknown, contentType: string): Promise<FormParts> {
  const files = new Map<string, FormFile>();
  const fields = new Map<string, string>();
  for (const [name, value] of await formOf(body, contentType)) {
    if (typeof value === "string") fields.set(name, value);
    else files.set(name, { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { files, fields };
}

/** The table file of a form. Throws a 400 for a form without one. */
export function tableOf({ files }: FormParts): FormFile {
  const file = files.get("file");
  if (file === undefined) throw invalidParams([{ path: "file", message: "is required" }]);
  return file;
}

async function formOf(body: unknown, contentType: string): Promise<FormData> {
  try {
    if (!Buffer.isBuffer(body)) throw new TypeError("no body");
    return await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
  } catch {
    throw invalidParams([{ path: "body", message: "is not a form of the type multipart/form-data" }]);
  }
}
