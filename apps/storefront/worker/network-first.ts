import type { CopyShelf } from "./cached-copies.ts";

/** How long a slow network is waited for where there is a copy to read meanwhile. */
export const patienceMilliseconds = 4_000;

export interface NetworkFirst {
  readonly fetchNow: (request: Request) => Promise<Response>;
  readonly shelf: CopyShelf;
  /** Ends after the patience; a copy that exists is shown then. */
  readonly patience: () => Promise<void>;
  /** Keeps the worker awake until the copy is written. */
  readonly keepAwake: (work: Promise<unknown>) => void;
}

/** The network's answer, its copy kept; without one, or without one in time, the copy of before. Rejects when there is neither. */
export async function networkFirst(request: Request, deps: NetworkFirst): Promise<Response> {
  const answer = deps.fetchNow(request).then((response) => {
    deps.keepAwake(deps.shelf.keep(request, response.clone()));
    return response;
  });
  // It is not awaited if the copy was shown.
  answer.catch(() => undefined);
  const early = await Promise.race([answer, deps.patience().then(() => null)]).catch(() => null);
  return early ?? (await deps.shelf.find(request)) ?? answer;
}
