import type { CopyShelf } from "./cached-copies.ts";

/** How long to wait for a slow network if there is a copy. */
export const patienceMilliseconds = 4_000;

export interface NetworkFirst {
  readonly fetchNow: (request: Request) => Promise<Response>;
  readonly shelf: CopyShelf;
  /** Resolves after the timeout. An existing copy is shown then. */
  readonly patience: () => Promise<void>;
  /** Keeps the worker alive until the copy is written. */
  readonly keepAwake: (work: Promise<unknown>) => void;
}

/**
 * The network's answer, which is cached. Without an answer in time, the earlier copy. Rejects if there is
 * neither.
 */
export async function networkFirst(request: Request, deps: NetworkFirst): Promise<Response> {
  const answer = deps.fetchNow(request).then((response) => {
    deps.keepAwake(deps.shelf.keep(request, response.clone()));
    return response;
  });
  // Not awaited if the copy was shown.
  answer.catch(() => undefined);
  const early = await Promise.race([answer, deps.patience().then(() => null)]).catch(() => null);
  return early ?? (await deps.shelf.find(request)) ?? answer;
}
