/** How long a prefetched answer is used instead of a new request. */
export const prefetchedMilliseconds = 30_000;

interface Prefetched {
  /** Null: it came to nothing. */
  readonly answer: Promise<Response | null>;
  readonly at: number;
  /** Language and branch it was asked for with. */
  readonly cookies: string;
}

const answers = new Map<string, Prefetched>();

/** Asks for a payload before anybody follows the link to it (CONST-4). Only in the browser; never rejects. */
export async function prefetch(address: string): Promise<void> {
  if (peek(address) !== null) return;
  const answer = fetch(address, { headers: { accept: "application/json" }, priority: "low" }).then(
    (response) => (response.ok ? response : null),
    () => null,
  );
  answers.set(address, { answer, at: Date.now(), cookies: document.cookie });
  await answer;
}

/** The answer that was fetched ahead, once; null where there is none or it is out of date. */
export function takePrefetched(address: string): Promise<Response | null> | null {
  const found = peek(address);
  answers.delete(address);
  return found;
}

/** Lets go of everything that was fetched ahead. */
export function forgetPrefetched(): void {
  answers.clear();
}

function peek(address: string): Promise<Response | null> | null {
  const found = answers.get(address);
  if (found === undefined) return null;
  const isCurrent = Date.now() - found.at < prefetchedMilliseconds && found.cookies === document.cookie;
  return isCurrent ? found.answer : null;
}
