import { InboxFeedSchema, InboxSchema, OFFICE_PATHS, type WireInbox, type WireInboxItem } from "@skatert/contract";
import type { OfficeCalls } from "../../platform/api/calls.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import type { InboxReads } from "./inbox-feed.ts";

const feedLimit = 200;
/** A branch with more open pages has other worries than a bell. */
const maxPages = 10;

/** The calls of a board that follows the inbox of its branch. */
export function inboxReads(calls: OfficeCalls, branchId: number): InboxReads {
  return {
    async open(signal) {
      const items: WireInboxItem[] = [];
      let [last, before]: [number | null, string | null] = [null, null];
      for (let page = 0; page < maxPages; page += 1) {
        const query = { branch_id: branchId, before };
        const answer: WireInbox = requireAnswer(await calls.read(OFFICE_PATHS.inbox, InboxSchema, { query, signal }));
        // The first page's number, so that what changes meanwhile is read again.
        last ??= answer.last;
        items.push(...answer.items);
        before = answer.next;
        if (before === null) break;
      }
      return { last: last ?? 0, items, isMore: false };
    },
    async feed(after, signal) {
      const query = { branch_id: branchId, after, limit: feedLimit };
      const answer = requireAnswer(await calls.read(OFFICE_PATHS.inboxFeed, InboxFeedSchema, { query, signal }));
      return { last: answer.last, items: answer.items, isMore: answer.more };
    },
  };
}
