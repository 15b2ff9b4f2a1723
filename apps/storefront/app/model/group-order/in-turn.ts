let last: Promise<unknown> = Promise.resolve();

/** Starts a request after the earlier one has ended, so that they arrive in order. */
export function inTurn(request: () => Promise<void>): Promise<void> {
  const present = last.then(request);
  last = present.catch(() => undefined);
  return present;
}
