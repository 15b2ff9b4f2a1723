import type { FastifyInstance, FastifyRequest } from "fastify";
import { invalidParams, tooManyRequests } from "../../../input/refusal.ts";
import { TABLE_LIMITS } from "../table/table.ts";
import { readParts } from "./read-parts.ts";

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
interface FormLimits {
  readonly bytes: number;
  /** Concurrent forms of a route in this process, because each is in memory until it is read. */
  readonly atOnce: number;
}

const ofTable: FormLimits = { bytes: TABLE_LIMITS.bytes, atOnce: 12 };
const busyMs = 2_000;

/** Accepts `multipart/form-data` of at most one file in this scope, and nothing else; a few at once. */
export function registerForm(scope: FastifyInstance, { bytes, atOnce } = ofTable): void {
  const open = new Set<FastifyRequest>();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: bytes + overhead },
    async (_request: unknown, body: Buffer) => body,
  );
  // After the check of the right, and before the body is read.
  scope.addHook("preParsing", async (request) => {
    if (open.size >= atOnce) throw tooManyRequests("Too many files at once", "too-many-files", busyMs);
    open.add(request);
  });
  scope.addHook("onResponse", async (request) => void open.delete(request));
}

/** The parts of a form. Throws a 400 for a broken one, or one with too many parts. */
export function readForm(body: unknown, contentType: string): FormParts {
  const parts = Buffer.isBuffer(body) ? readParts(body, contentType) : null;
  if (parts === null) throw invalidParams([{ path: "body", message: "is not a form of the type multipart/form-data" }]);
  const files = new Map<string, FormFile>();
  const fields = new Map<string, string>();
  for (const { name, fileName, bytes } of parts) {
    if (fileName !== null) files.set(name, { name: fileName, bytes });
    else if (bytes.length <= overhead) fields.set(name, Buffer.from(bytes).toString("utf8"));
    else throw invalidParams([{ path: name, message: "is too long" }]);
  }
  return { files, fields };
}

/** The table file of a form. Throws a 400 for a form without one. */
export function tableOf({ files }: FormParts): FormFile {
  const file = files.get("file");
  if (file === undefined) throw invalidParams([{ path: "file", message: "is required" }]);
  return file;
}
