import { createHash } from "node:crypto";
import { DEFAULT_LANGUAGE, languageOf, PATHS, timeBucket } from "@skatert/contract";
import type { Clock } from "../ports/clock.ts";
import { type Backend, backendAway } from "./backend.ts";
import { allowedQuery } from "./calls/call-query.ts";
import { rebuiltPath } from "./calls/plain-paths.ts";
import { absent, downloadDocument, type RemoteDocument } from "./download-document.ts";
import { specifiedDocument } from "./specification/section-7.ts";

const maxDocuments = 300;
/** Maximum characters of all documents together. */
const maxText = 256 * 1024 * 1024;
/** How long an unread document is still refreshed. */
const readMs = 60_000;

/** Documents in memory, revalidated within the three-minute bucket (API-4). */
export interface RemoteDocuments {
  /** The backend's current version; the last good copy if it does not answer. Null: not found (404). */
  fresh(path: string): Promise<RemoteDocument | null>;
  /** From memory if it was requested recently; null as above. Both throw `backendAway` without any copy. */
  recent(path: string): Promise<RemoteDocument | null>;
  /** Revalidates documents in use and `paths`; returns the failures by path. */
  look(paths: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  /** The copy in memory, without a request. */
  known(path: string): RemoteDocument | null;
  /** Whether the backend has our own calls beside those of section 7; asks for the settings if they are not known. */
  hasOwnCalls(): Promise<boolean>;
  /** Changes when one of `paths` or any document seen before changes. */
  version(paths: readonly string[]): string;
}

interface Entry {
  readonly document: RemoteDocument | null;
  readonly etag: string | null;
  /** Validator, or digest of the text; "" when the document does not exist. */
  readonly version: string;
  readonly firstVersion: string;
  readonly bucket: number;
  readonly readAt: number;
}

/**
 * The cache key of a document: its path and any language other than the default. Other parameters are dropped. "" for a
 * path that servers could interpret differently.
 */
export function documentPath(url: string): string {
  const path = rebuiltPath(url.split("?", 1)[0] ?? "");
  if (path === null) return "";
  const language = languageOf(allowedQuery(url, ["lang"]).get("lang") ?? null);
  return language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`;
}

export function createRemoteDocuments(deps: { readonly backend: Backend; readonly clock: Clock }): RemoteDocuments {
  const { clock } = deps;
  const entries = new Map<string, Entry>();
  const { ask, keep, hasOwnCalls } = createAsking(deps, entries);

  async function refreshOrReuse(path: string): Promise<RemoteDocument | null> {
    try {
      return (await ask(path, true)).document;
    } catch (error) {
      const known = entries.get(path);
      if (known === undefined) throw error;
      return known.document;
    }
  }

  return {
    fresh: refreshOrReuse,
    async recent(path) {
      const known = entries.get(path);
      if (known === undefined || clock.now() - known.readAt > readMs) return refreshOrReuse(path);
      return keep(path, { ...known, readAt: clock.now() }).document;
    },
    async look(paths) {
      const inUse = [...entries].filter(([, { readAt }]) => clock.now() - readAt <= readMs).map(([path]) => path);
      const asked = [...new Set([...paths, ...inUse])];
      const answers = await Promise.allSettled(asked.map((path) => ask(path, false)));
      return new Map(
        answers.flatMap((answer, index) => (answer.status === "rejected" ? [[asked[index] ?? "", answer.reason]] : [])),
      );
    },
    hasOwnCalls,
    known: (path) => entries.get(path)?.document ?? null,
    version(paths) {
      const own = paths.map((path) => `${path} ${entries.get(path)?.version ?? ""}`);
      const changed = [...entries].filter(
        ([path, entry]) => !paths.includes(path) && entry.version !== entry.firstVersion,
      );
      const lines = [...own, ...changed.map(([path, { version }]) => `${path} ${version}`).sort()];
      return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 12);
    },
  };
}

interface Asking {
  /** The backend's current version of a document. Throws `backendAway`. */
  ask(path: string, isRead: boolean): Promise<Entry>;
  /** Stores a document as the most recent one and evicts the oldest. */
  keep(path: string, entry: Entry): Entry;
  hasOwnCalls(): Promise<boolean>;
}

function createAsking(
  { backend, clock }: { readonly backend: Backend; readonly clock: Clock },
  entries: Map<string, Entry>,
): Asking {
  /** Null: the settings have not been loaded yet. */
  let ownCalls: boolean | null = null;
  let askingSettings: Promise<Entry> | null = null;

  function keep(path: string, entry: Entry): Entry {
    entries.delete(path);
    entries.set(path, entry);
    dropOldest(entries);
    return entry;
  }

  async function hasOwnCalls(): Promise<boolean> {
    if (ownCalls === null) await ask(PATHS.allSettings, false).catch(() => undefined);
    return ownCalls === true;
  }

  /** The address to ask for; null: section 7 has no such document. */
  async function addressOf(path: string): Promise<string | null> {
    if (path === PATHS.allSettings || (await hasOwnCalls())) return path;
    if (ownCalls === null) throw backendAway(new Error("the settings cannot be loaded"));
    return specifiedDocument(path);
  }

  /** Concurrent requests for the settings are one, because every other document waits for them. */
  function ask(path: string, isRead: boolean): Promise<Entry> {
    if (path !== PATHS.allSettings) return askNow(path, isRead);
    askingSettings ??= askNow(path, isRead).finally(() => {
      askingSettings = null;
    });
    return askingSettings;
  }

  async function askNow(path: string, isRead: boolean): Promise<Entry> {
    const known = entries.get(path);
    const bucket = timeBucket(clock.now());
    const readAt = isRead ? clock.now() : (known?.readAt ?? 0);
    // A host without validators would send the whole document each time, so it is valid for its bucket.
    if (known !== undefined && known.etag === null && known.bucket === bucket) return keep(path, { ...known, readAt });
    const address = await addressOf(path);
    if (address === null) return keep(path, { ...absent, firstVersion: "", bucket, readAt });
    const found = await downloadDocument(
      backend,
      { path, address, bucket, hasOwnCalls: path !== PATHS.allSettings && ownCalls === true },
      known?.etag ?? null,
    );
    if (found === "unchanged" && known !== undefined) return keep(path, { ...known, bucket, readAt });
    if (found === "unchanged") throw backendAway(new Error(`${path}: answered 304 to an unconditional request`));
    if (path === PATHS.allSettings) ownCalls = found.hasOwnCalls;
    const { document, etag, version } = found;
    const firstVersion = known?.firstVersion ?? version;
    return keep(path, { document, etag, version, firstVersion, bucket, readAt });
  }
  return { ask, keep, hasOwnCalls };
}

/** Bounds the memory to 300 documents and 256 MB of text; the last document always remains. */
function dropOldest(entries: Map<string, Entry>): void {
  const lengthOf = ({ document }: Entry) => document?.text.length ?? 0;
  let text = [...entries.values()].reduce((total, entry) => total + lengthOf(entry), 0);
  for (const [path, entry] of [...entries]) {
    if (entries.size <= 1 || (entries.size <= maxDocuments && text <= maxText)) return;
    entries.delete(path);
    text -= lengthOf(entry);
  }
}
