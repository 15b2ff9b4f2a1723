import { catalogFilePath, DEFAULT_LANGUAGE, LANGUAGES, OWN_CALLS, OWN_CALLS_HEADER, PATHS } from "@skatert/contract";
import { EncodedBody } from "../http/bodies/encoded-body.ts";
import { answerTimeoutOf, askBackend, type Backend, backendAway, bodyOf } from "./backend.ts";
import { withOwnMedia } from "./media-addresses.ts";
import { plainTexts } from "./specification/plain-texts.ts";

const maxBytes = 64 * 1024 * 1024;
export const mainCatalogPath = catalogFilePath("main", DEFAULT_LANGUAGE);
const neededPaths: readonly string[] = [PATHS.allSettings, mainCatalogPath];
/** The whole catalogue by the path of the main one: section 7 names both, and a host may have either. */
const wholeCatalogs: ReadonlyMap<string, string> = new Map(
  LANGUAGES.map((language) => [catalogFilePath("main", language), catalogFilePath("full", language)]),
);

/** A public document of the backend, as JSON text with media addresses of this site. */
export interface RemoteDocument {
  readonly text: string;
  readonly body: EncodedBody;
}

export interface DownloadedDocument {
  /** Null: the backend does not have it. */
  readonly document: RemoteDocument | null;
  readonly etag: string | null;
  /** Validator, or digest of the text; "" when the document does not exist. */
  readonly version: string;
  /** Whether the answer says that the backend has our own calls. */
  readonly hasOwnCalls: boolean;
}

/** A document that the backend does not have. */
export const absent = { document: null, etag: null, version: "" } as const;

/** `path` names the document, `address` is its form for this backend. */
export interface WantedDocument {
  readonly path: string;
  readonly address: string;
  /** Time bucket (CONST-1). */
  readonly bucket: number;
  /** Whether the backend has our own calls, as far as known: then its texts are plain. */
  readonly hasOwnCalls: boolean;
}

/**
 * The backend's current version of a document, or "unchanged". Throws `backendAway`, also for absent settings or an
 * absent menu: without them there is no shop, so the last good copy stays.
 */
export async function downloadDocument(
  backend: Backend,
  wanted: WantedDocument,
  etag: string | null,
): Promise<DownloadedDocument | "unchanged"> {
  const found = await download(backend, wanted, etag);
  if (found === "unchanged" || found.document !== null) return found;
  const whole = wholeCatalogs.get(wanted.path);
  const instead = whole === undefined ? found : await download(backend, { ...wanted, address: whole }, null);
  const isFound = instead !== "unchanged" && instead.document !== null;
  if (!isFound && neededPaths.includes(wanted.path)) throw backendAway(new Error(`${wanted.path} answered 404`));
  return instead;
}

async function download(
  backend: Backend,
  { path, address, bucket, hasOwnCalls: knownOwn }: WantedDocument,
  etag: string | null,
): Promise<DownloadedDocument | "unchanged"> {
  const answer = await askBackend(backend, {
    method: "GET",
    path: bucketed(address, bucket),
    headers: { accept: "application/json", ...(etag === null ? {} : { "if-none-match": etag }) },
    mayRetry: true,
  });
  if (answer.status === 304) return "unchanged";
  const bytes = await bodyOf(answer, maxBytes, answerTimeoutOf(backend));
  const hasOwnCalls = knownOwn || answer.headers.get(OWN_CALLS_HEADER) === OWN_CALLS;
  if (answer.status === 404) return { ...absent, hasOwnCalls };
  if (answer.status !== 200) throw backendAway(new Error(`${path} answered ${answer.status}`));
  const sent = withOwnMedia(bytes.toString("utf8"), backend.url);
  const value = parsedDocument(path, sent);
  const plain = hasOwnCalls ? value : plainTexts(value);
  const text = plain === value ? sent : JSON.stringify(plain);
  const validator = answer.headers.get("etag");
  const body = new EncodedBody(text);
  return { document: { text, body }, etag: validator, version: validator ?? body.etag, hasOwnCalls };
}

/** Settings and catalogue files carry the bucket, so that intermediate caches expire with it (CONST-1). */
function bucketed(path: string, bucket: number): string {
  if (!path.startsWith(PATHS.allSettings) && !path.startsWith(PATHS.catalogFolder)) return path;
  return `${path}${path.includes("?") ? "&" : "?"}t=${bucket}`;
}

/** Throws for what is no JSON, and for a catalogue that is no list: some hosts answer faults with 200. */
function parsedDocument(path: string, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw backendAway(new Error(`${path} is not JSON`, { cause: error }));
  }
  if (path.startsWith(PATHS.catalogFolder) && !Array.isArray(value)) throw backendAway(new Error(`${path} is no list`));
  return value;
}
