/** How long a prefetched answer is used instead of a new request. */
export const prefetchedMilliseconds = 30_000;

interface Prefetched {
  /** Null: the request failed. */
  readonly answer: Promise<Response | null>;
  readonly at: number;
  /** Language and branch of the request. */
  readonly cookies: string;
}

const answers = new Map<string, Prefetched>();

/** Prefetches a payload before its link is followed (CONST-4). Only in the browser; never rejects. */
export async function prefetch(address: string): Promise<void> {
  if (peek(address) !== null) return;
  const answer = fetch(address, { headers: { accept: "application/json" }, priority: "low" }).then(
    (response) => (response.ok ? response : null),
    () => null,
  );
  answers.set(address, { answer, at: Date.now(), cookies: document.cookie });
  await answer;
}

/** The prefetched answer, returned once. Null if there is none or it is outdated. */
export function takePrefetched(address: string): Promise<Response | null> | null {
  const found = peek(address);
  answers.delete(address);
  return found;
}

/** Drops all prefetched answers. */
export function forgetPrefetched(): void {
  answers.clear();
}

function peek(address: string): Promise<Response | null> | null {
  const found = answers.get(address);
  if (found === undefined) return null;
  const isCurrent = Date.now() - found.at < prefetchedMilliseconds && found.cookies === document.cookie;
  return isCurrent ? found.answer : null;
}
