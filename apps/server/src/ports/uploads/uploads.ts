import { Refusal, retryAfterSeconds } from "../../input/refusal.ts";

/** A stored file. */
export interface UploadedFile {
  /** Path with `/`, such as "shop/dishes/soup.webp". */
  readonly name: string;
  readonly bytes: number;
  /** Instant of its last `put`, milliseconds. */
  readonly modified: number;
}

/**
 * The shop's pictures and films: a folder of one machine, or a bucket that several machines share (decision 150). A
 * file appears whole or not at all. A bucket that fails or hangs throws UploadsAway within seconds.
 */
export interface Uploads {
  /** For messages: the folder's path, or the bucket's address. */
  readonly place: string;
  /** A folder of this machine for files that are not uploaded yet. It exists. */
  readonly scratch: string;
  has(name: string): Promise<boolean>;
  /** The content; null: no such file. */
  read(name: string): Promise<Buffer | null>;
  /**
   * A file of this machine with the content, to be opened at once and never changed; null: no such file. `version` is
   * what the address of the file names: a content that was found under it is not asked for again.
   */
  local(name: string, version?: string): Promise<string | null>;
  /** The files whose names begin with `prefix`, in any order. */
  list(prefix: string): Promise<readonly UploadedFile[]>;
  /** Stores or replaces a file. A folder notes `modified`, milliseconds; a bucket its own time. */
  put(name: string, bytes: Buffer, modified?: number): Promise<void>;
  /** Like `put` of a file in `scratch`, which is gone afterwards. */
  moveIn(name: string, path: string): Promise<void>;
  /** Does nothing if the file is missing. */
  delete(name: string): Promise<void>;
  /**
   * Replaces all files by those below a folder in `scratch`. A folder is exchanged at once; in a bucket the new files
   * come first, and a failure leaves some of them.
   */
  replaceAll(folder: string): Promise<ReplacedUploads>;
  /** Ends open connections. */
  close(): void;
}

/** Call one of them. */
export interface ReplacedUploads {
  /** Deletes the former files. */
  keep(): Promise<void>;
  /** Brings the former files back; in a bucket, only those that had other names. */
  undo(): Promise<void>;
}

/** The bucket cannot be used now. The caller's request is refused, and may be repeated. */
export class UploadsAway extends Refusal {
  /** For the operator; guests do not read it. */
  readonly reason: string;
  /** Whether the store answers and a setting must be corrected. */
  readonly isSetting: boolean;
  constructor(reason: string, isSetting = false) {
    super("rest_unavailable", "The store of the pictures cannot be used just now", {}, retryAfterSeconds);
    this.reason = reason;
    this.isSetting = isSetting;
  }
}

/** S3 allows 1,024 bytes for a name with its prefix. */
const maxNameBytes = 700;

/** Whether a name can be stored: a path without `.`, `..` and empty parts. */
export function isUploadName(name: string): boolean {
  if (name.includes("\\") || name.includes("\0") || Buffer.byteLength(name) > maxNameBytes) return false;
  return name.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

/** Throws for a name that `isUploadName` refuses; names are the program's own. */
export function requireUploadName(name: string): void {
  if (!isUploadName(name)) throw new Error(`not a name of an upload: ${name.slice(0, maxNameBytes)}`);
}
