import type { Db } from "../../database/tables.ts";
import { inSlices, type TakeTurn } from "../../jobs/slices.ts";
import type { Json } from "../documents/json.ts";
import {
  digestOf,
  digestsIn,
  type PackedDocument,
  type Parts,
  packDocument,
  unpackDocument,
} from "./document-parts.ts";

/** A document's row and its content. */
export interface StoredDocument extends PackedDocument {
  /** Undefined: the row or a part of it cannot be read. */
  readonly content: Json | undefined;
}

/** Every document of a shop by its name. Unchanged documents and parts keep their object identity. */
export type StoredShop = ReadonlyMap<string, StoredDocument>;

/** A document to store; `before` is the one it replaces. */
export function storedDocument(content: Json, before: StoredDocument | undefined): StoredDocument {
  return { ...packDocument(content, before?.parts ?? new Map()), content };
}

interface Reading {
  readonly db: Db;
  readonly known: StoredShop;
  /** Reads known parts again too, because they may be damaged. */
  readonly everything: boolean;
  readonly takeTurn: TakeTurn;
}

/** Another process may replace a part after its document was read. */
const attempts = 3;

/**
 * Reads the shop's documents. Content in `known` is neither read nor parsed again. A read without a cache yields to
 * other work.
 */
export async function readStored(db: Db, known: StoredShop, everything = false): Promise<StoredShop> {
  const reading = { db, known, everything, takeTurn: inSlices() };
  for (let attempt = 1; ; attempt += 1) {
    const { shop, isTorn } = await readOnce(reading);
    if (!isTorn || attempt === attempts) return shop;
  }
}

async function readOnce(reading: Reading): Promise<{ readonly shop: StoredShop; readonly isTorn: boolean }> {
  const rows = await reading.db.selectFrom("shop_documents").select(["name", "body", "in_parts"]).execute();
  const shop = new Map<string, StoredDocument>();
  let isTorn = false;
  for (const row of rows) {
    const document = await readRow(reading, row);
    isTorn ||= document.content === undefined && document.inParts;
    shop.set(row.name, document);
    await reading.takeTurn();
  }
  return { shop, isTorn };
}

interface Row {
  readonly name: string;
  readonly body: string;
  readonly in_parts: 0 | 1;
}

async function readRow(reading: Reading, { name, body, in_parts: inParts }: Row): Promise<StoredDocument> {
  const known = reading.known.get(name);
  const isKnown = known?.body === body && known.inParts === (inParts === 1);
  if (isKnown && (!reading.everything || !known.inParts)) return known;
  const skeleton = parsed(body);
  const base = { body, inParts: inParts === 1, parts: new Map<string, readonly Json[]>() };
  if (skeleton === undefined || !base.inParts) return { ...base, content: skeleton };
  const parts = await readParts(reading, known?.parts ?? base.parts, digestsIn(skeleton));
  if (parts === null) return { ...base, content: undefined };
  return isKnown && known.content !== undefined ? known : { ...base, parts, content: unpackDocument(skeleton, parts) };
}

/** Null when a part is missing or damaged. */
async function readParts(reading: Reading, known: Parts, digests: readonly string[]): Promise<Parts | null> {
  const parts = new Map<string, readonly Json[]>();
  for (const digest of digests) {
    const items = known.get(digest);
    if (items !== undefined && !reading.everything) {
      parts.set(digest, items);
      continue;
    }
    const row = await reading.db
      .selectFrom("shop_parts")
      .select("body")
      .where("digest", "=", digest)
      .executeTakeFirst();
    if (row === undefined || digestOf(row.body) !== digest) return null;
    const read = items ?? parsed(row.body);
    if (!Array.isArray(read)) return null;
    parts.set(digest, read);
    await reading.takeTurn();
  }
  return parts;
}

function parsed(body: string): Json | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
