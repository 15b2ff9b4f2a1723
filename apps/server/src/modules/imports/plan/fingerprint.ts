import { createHash } from "node:crypto";
import { shortenedText } from "../table/shortened-text.ts";
import type { Base } from "./merge-text.ts";

/**
 * An export writes a short digest of every field into each row. When the file is imported later, the digests separate
 * the owner's changes from the shop's, without any state on the server.
 */

const keyLength = 3;
const valueLength = 4;
const format = "1.";

export function fingerprintOf(texts: ReadonlyMap<string, string>): string {
  return (
    format + [...texts].map(([key, text]) => digest(key, keyLength) + digest(shortenedText(text), valueLength)).join("")
  );
}

/** The bases of a row by its fingerprint; none for a damaged fingerprint or one of another version. */
export function basesIn(fingerprint: string): (key: string) => Base | null {
  const values = new Map<string, string>();
  const pieces = fingerprint.startsWith(format) ? fingerprint.slice(format.length) : "";
  for (let at = 0; at + keyLength + valueLength <= pieces.length; at += keyLength + valueLength)
    values.set(pieces.slice(at, at + keyLength), pieces.slice(at + keyLength, at + keyLength + valueLength));
  return (key) => {
    const value = values.get(digest(key, keyLength));
    return value === undefined
      ? null
      : { text: null, equals: (text) => digest(shortenedText(text), valueLength) === value };
  };
}

function digest(text: string, length: number): string {
  return createHash("sha1").update(text).digest("base64url").slice(0, length);
}
