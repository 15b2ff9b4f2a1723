import { createHash } from "node:crypto";
import { isJsonObject, type Json, type JsonObject } from "../documents/json.ts";

/**
 * Entries per part. An edit of one dish writes, hashes and reads one part: 32 dishes are some 30 kB. The count is
 * fixed, so that an edit in place leaves the list's other parts unchanged.
 */
const partLength = 32;
/** Lists are split in a document's fields and in the fields of its entries, not deeper. */
const deepest = 2;
const reference = "$parts";

/** Entries of stored parts by the digest of their text. */
export type Parts = ReadonlyMap<string, readonly Json[]>;

export interface PackedDocument {
  /** The document's JSON; with `inParts` its long lists are references. */
  readonly body: string;
  readonly inParts: boolean;
  readonly parts: Parts;
}

/**
 * Splits the long lists of a document. A part of `known` with identical entry objects keeps its digest and is not
 * serialised again.
 */
export function packDocument(content: Json, known: Parts): PackedDocument {
  const parts = new Map<string, readonly Json[]>();
  const knownByFirst = new Map([...known].map(([digest, items]) => [items[0], { digest, items }]));

  function digestOfPart(items: readonly Json[]): string {
    const same = knownByFirst.get(items[0]);
    const digest = same !== undefined && isSame(same.items, items) ? same.digest : digestOf(partText(items));
    parts.set(digest, items);
    return digest;
  }

  function pack(value: Json, depth: number): Json {
    if (Array.isArray(value)) {
      if (depth > 0 && isLongList(value)) return { [reference]: chunksOf(value).map(digestOfPart) };
      return depth < deepest ? value.map((entry) => pack(entry, depth + 1)) : value;
    }
    if (!isJsonObject(value)) return value;
    if (Object.hasOwn(value, reference)) throw new ReservedField();
    if (depth >= deepest) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, pack(entry, depth + 1)]));
  }

  try {
    const body = JSON.stringify(pack(content, 0));
    return { body, inParts: parts.size > 0, parts };
  } catch (error) {
    if (!(error instanceof ReservedField)) throw error;
    return { body: JSON.stringify(content), inParts: false, parts: new Map() };
  }
}

/** A field of the shop has the name of a reference, so the document is stored whole. */
class ReservedField extends Error {}

/** The stored text of a part. */
export function partText(items: readonly Json[]): string {
  return JSON.stringify(items);
}

export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Digests of the parts that a packed document refers to. */
export function digestsIn(skeleton: Json, depth = 0): readonly string[] {
  if (depth > deepest) return [];
  if (Array.isArray(skeleton)) return skeleton.flatMap((entry) => digestsIn(entry, depth + 1));
  if (!isJsonObject(skeleton)) return [];
  return referenced(skeleton) ?? Object.values(skeleton).flatMap((entry) => digestsIn(entry, depth + 1));
}

/** The document with its parts inserted. Throws RangeError for a missing part. */
export function unpackDocument(skeleton: Json, parts: Parts, depth = 0): Json {
  if (depth > deepest) return skeleton;
  if (Array.isArray(skeleton)) return skeleton.map((entry) => unpackDocument(entry, parts, depth + 1));
  if (!isJsonObject(skeleton)) return skeleton;
  const digests = referenced(skeleton);
  if (digests === null) {
    return Object.fromEntries(
      Object.entries(skeleton).map(([key, entry]) => [key, unpackDocument(entry, parts, depth + 1)]),
    );
  }
  return digests.flatMap((digest) => {
    const items = parts.get(digest);
    if (items === undefined) throw new RangeError(`part ${digest} is missing`);
    return items;
  });
}

function referenced(value: JsonObject): readonly string[] | null {
  const digests = value[reference];
  return Array.isArray(digests) ? digests.filter((digest) => typeof digest === "string") : null;
}

function isLongList(value: readonly Json[]): boolean {
  return value.length > partLength && value.every(isJsonObject);
}

function chunksOf(list: readonly Json[]): readonly (readonly Json[])[] {
  return Array.from({ length: Math.ceil(list.length / partLength) }, (_, index) =>
    list.slice(index * partLength, (index + 1) * partLength),
  );
}

function isSame(some: readonly Json[], others: readonly Json[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}
