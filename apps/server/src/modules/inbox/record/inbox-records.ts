import { branchChannel, INBOX_EVENT } from "@skatert/contract";
import { type BranchId, dueAt, type InboxItemKind, type OrderId } from "@skatert/domain";
import type { Db, Tx } from "../../../database/tables.ts";
import { scheduleJob } from "../../../jobs/job-store.ts";
import type { RealtimePort } from "../../../realtime/hub.ts";
import { changeItem, insertItem, itemsOfRequest, lastChange, searchText } from "../store/item-repository.ts";
import { readRules } from "../store/rules-repository.ts";
import type { StoredItem } from "../tables.ts";
import { overdueJob } from "./overdue-job.ts";

/** What arrives in the inbox. */
export interface InboxNews {
  readonly kind: InboxItemKind;
  /** Null: the guest named no branch. */
  readonly branchId: BranchId | null;
  readonly requestId?: number;
  readonly orderId?: OrderId;
  readonly at: number;
  /** What staff search for: name, phone, text. */
  readonly words: readonly string[];
}

export type ItemEnd = Pick<StoredItem, "outcome" | "reason" | "message"> & {
  readonly at: number;
  /** See StageChange. */
  readonly by: string;
};

/** Writes to the inbox inside the transactions of what it tells (INBOX-1). */
export interface InboxRecords {
  add(tx: Tx, news: InboxNews): Promise<void>;
  /** Ends what is open of a request that was answered or withdrawn elsewhere. */
  endRequest(tx: Tx, requestId: number, end: ItemEnd): Promise<void>;
  /** Opens the item of a request again that somebody marks as new. */
  reopenRequest(tx: Tx, requestId: number): Promise<void>;
  /** After the commit: tells the boards of the branch, or of every branch. */
  announce(branchId: BranchId | null): Promise<void>;
}

export interface InboxRecordsDeps {
  readonly db: Db;
  readonly realtime: Pick<RealtimePort, "publish">;
  readonly branches: () => Promise<readonly BranchId[]>;
  /** Tells receivers outside the office, by jobs. */
  readonly tellOutside: (tx: Tx, item: Pick<InboxNews, "branchId" | "at"> & { readonly id: number }) => Promise<void>;
}

export function createInboxRecords({ db, realtime, branches, tellOutside }: InboxRecordsDeps): InboxRecords {
  return {
    async add(tx, { kind, branchId, requestId, orderId, at, words }) {
      const rule = (await readRules(tx))[kind];
      const due = dueAt(rule, at);
      const subject = { request_id: requestId ?? null, order_id: orderId ?? null };
      const search = searchText(words.join(" "));
      const id = await insertItem(tx, { kind, branch_id: branchId, ...subject, at, due_at: due, search });
      if (rule.escalates) await scheduleJob(tx, overdueJob({ itemId: id, step: "push" }, due));
      await tellOutside(tx, { id, branchId, at });
    },
    async endRequest(tx, requestId, { at, by, ...end }) {
      for (const item of await itemsOfRequest(tx, requestId))
        if (item.state === "open") await changeItem(tx, item, { ...end, state: "done", ended_at: at, ended_by: by });
    },
    async reopenRequest(tx, requestId) {
      const [item] = await itemsOfRequest(tx, requestId);
      if (item === undefined || item.state === "open") return;
      const open = { state: "open", outcome: null, reason: null, message: "", ended_at: null, ended_by: null } as const;
      await changeItem(tx, item, open);
    },
    async announce(branchId) {
      const last = await lastChange(db);
      for (const branch of branchId === null ? await branches() : [branchId])
        realtime.publish(branchChannel(branch), INBOX_EVENT, { last });
    },
  };
}
