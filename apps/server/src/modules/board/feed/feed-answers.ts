import type { WireFeed } from "@skatert/contract";
import { guestSight, type OrderId } from "@skatert/domain";
import type { StaffCaller } from "../../staff-gate.ts";
import type { FeedQuestion } from "../record/feed-repository.ts";
import { type FeedAnswer, feedWithOrders } from "./feed-answer.ts";
import { createOrderTexts, maxAgeMs, type ShownOrder } from "./order-texts.ts";

type Reader = Pick<StaffCaller, "grants">;

export interface FeedAnswersDeps {
  readonly board: {
    feed(question: FeedQuestion): Promise<WireFeed>;
    showAll(ids: readonly OrderId[], caller: Reader): Promise<readonly ShownOrder[]>;
  };
  readonly now: () => number;
}

/**
 * The feed with its orders, as JSON (BOARD-2). `atLeast`: the number that the caller received; null: the current one.
 */
export type FeedAnswers = (question: FeedQuestion, atLeast: number | null, caller: Reader) => Promise<string>;

const maxKept = 30;

interface Kept {
  readonly at: number;
  readonly answer: Promise<FeedAnswer>;
}

/**
 * A message wakes all boards of a branch, and they send the same query, so they share the first answer. It contains all
 * entries up to its last number and serves every caller without a later one. People with different rights never share
 * an answer.
 */
export function createFeedAnswers({ board, now }: FeedAnswersDeps): FeedAnswers {
  const kept = new Map<string, Kept>();
  const orderTexts = createOrderTexts(now);

  async function read(question: FeedQuestion, caller: Reader, rights: string): Promise<FeedAnswer> {
    const feed = await board.feed(question);
    const showAll = (ids: readonly OrderId[]) => board.showAll(ids, caller);
    return feedWithOrders(feed, (entries) => orderTexts({ entries, upTo: feed.last, rights, showAll }));
  }

  function keep(key: string, answer: Promise<FeedAnswer>): Promise<FeedAnswer> {
    kept.delete(key);
    kept.set(key, { at: now(), answer });
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return answer;
  }

  /** The cached answer, or the one under way, if it reaches the number; else one that begins after the call. */
  async function shared(key: string, atLeast: number, begin: () => Promise<FeedAnswer>): Promise<FeedAnswer> {
    const known = kept.get(key);
    if (known === undefined || now() - known.at > maxAgeMs) return keep(key, begin());
    const answer = await known.answer.catch(() => null);
    if (answer !== null && answer.last >= atLeast) return answer;
    const next = kept.get(key);
    return next === undefined || next === known ? keep(key, begin()) : next.answer;
  }

  return async (question, atLeast, caller) => {
    const rights = `${question.branchId}:${guestSight(caller.grants, question.branchId)}`;
    const key = `${rights}:${question.after}:${question.limit}`;
    const begin = () => read(question, caller, rights);
    const answer = await (atLeast === null ? keep(key, begin()) : shared(key, atLeast, begin));
    return answer.json;
  };
}
