import type { Store } from "../../database/store.ts";
import type { RemoteFile } from "../../ports/remote-file/fetch-file.ts";
import type { Uploads } from "../../ports/uploads/uploads.ts";
import type { DrawPicture } from "../../shop/media/drawing/picture-task.ts";
import type { AuditInsert } from "../audit/audit-entry.ts";
import type { ReadTable } from "./table/process/table-process.ts";
import type { ImportWork } from "./work/import-work.ts";

/** Fetches a file from an address of the internet; throws `RemoteFileRefused` with the reason. */
export type FetchPicture = (address: string) => Promise<RemoteFile>;

export interface ImportsDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly audit: AuditInsert;
  /** Serves and announces the changed shop. */
  readonly look: () => Promise<void>;
  /** Long work; it runs in a process where it delays no request. */
  readonly work: ImportWork;
  readonly readTable: ReadTable;
  readonly fetchPicture: FetchPicture;
  readonly draw: DrawPicture;
  readonly uploads: Uploads;
  /** Bytes of all pictures of the shop; 0: no limit. */
  readonly maxMediaBytes: number;
}
