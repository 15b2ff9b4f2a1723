import { tooManyRequests } from "../input/refusal.ts";

/** Maximum number of waiting pages of one preview: a page requests itself and a few payloads. */
const maxWaiting = 20;

/** Renders the pages of one preview one after another, because none of them comes from a cache. */
export function createPreviewLanes() {
  const lanes = new Map<string, { last: Promise<unknown>; length: number }>();

  /** Throws a 429 if too many wait. */
  return async <Result>(token: string, render: () => Promise<Result>): Promise<Result> => {
    const lane = lanes.get(token) ?? { last: Promise.resolve(), length: 0 };
    if (lane.length > maxWaiting) throw tooManyRequests("Too many requests", "too-many-requests", 1_000);
    lanes.set(token, lane);
    lane.length += 1;
    const result = lane.last.then(render);
    lane.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      lane.length -= 1;
      if (lane.length === 0) lanes.delete(token);
    }
  };
}
