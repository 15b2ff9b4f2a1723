/** One part of a form. The bytes are a view of the body. */
export interface FormPart {
  readonly name: string;
  /** Null: a field without a file. */
  readonly fileName: string | null;
  readonly bytes: Uint8Array;
}

/** A file and the fields beside it; a form of a browser has no more. */
const maxParts = 8;
const maxHeadBytes = 2_048;
/** RFC 2046 allows these characters, and 70 of them. */
const boundaryForm = /^multipart\/form-data;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))$/i;

/**
 * The parts of a `multipart/form-data` body (RFC 7578), without a copy of the file; null: it is none, or has too many
 * parts. Native searches visit each byte once, so ten megabytes take milliseconds whatever they are. A general parser
 * took seconds for 140,000 empty parts.
 */
export function readParts(body: Buffer, contentType: string): readonly FormPart[] | null {
  const [, quoted, bare] = boundaryForm.exec(contentType.trim()) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return null;
  const opening = Buffer.from(`--${boundary}\r\n`);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  if (!body.subarray(0, opening.length).equals(opening)) return null;
  const parts: FormPart[] = [];
  const names = new Set<string>();
  let at = opening.length;
  while (parts.length < maxParts) {
    const headEnd = body.subarray(at, at + maxHeadBytes).indexOf("\r\n\r\n");
    if (headEnd === -1) return null;
    const start = at + headEnd + 4;
    const end = body.indexOf(delimiter, start);
    if (end === -1) return null;
    const part = partOf(body.toString("utf8", at, at + headEnd), body.subarray(start, end));
    if (part === null || names.has(part.name)) return null;
    parts.push(part);
    names.add(part.name);
    at = end + delimiter.length + 2;
    const mark = body.toString("latin1", at - 2, at);
    if (mark === "--") return parts;
    if (mark !== "\r\n") return null;
  }
  return null;
}

function partOf(head: string, { buffer, byteOffset, length }: Buffer): FormPart | null {
  const line = head.split("\r\n").find((each) => /^content-disposition:\s*form-data;/i.test(each));
  const name = textAfter("name", line ?? "");
  if (name === null) return null;
  return { name, fileName: textAfter("filename", line ?? ""), bytes: new Uint8Array(buffer, byteOffset, length) };
}

/** The value of a parameter, in which browsers write quotes and line breaks as "%22", "%0D" and "%0A". */
function textAfter(parameter: string, line: string): string | null {
  const value = new RegExp(`;\\s*${parameter}="([^"]*)"`, "i").exec(line)?.[1];
  return value?.replace(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code)) ?? null;
}
