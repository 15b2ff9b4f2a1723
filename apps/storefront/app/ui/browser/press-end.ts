/** After the pointer is up: browsers send the click in a later task. A scroll or a long press sends none. */
const clickWithin = 100;
/** A pointer that stays down for longer holds nothing up. */
const longestPress = 1000;

interface Press {
  readonly ended: Promise<void>;
}

let current: Press | null = null;

/** Observes presses of the pointer until the returned function is called. */
export function watchPresses(page: EventTarget = document): () => void {
  const stop = new AbortController();
  const down = () => {
    const press = { ended: endOf(page) };
    current = press;
    void press.ended.then(() => {
      if (current === press) current = null;
    });
  };
  page.addEventListener("pointerdown", down, { capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    current = null;
  };
}

/**
 * Resolves when no pointer is down and its click has been sent. What changes a page's layout without the
 * shopper's doing waits for it: a button that moves away between down and up loses the press.
 */
export async function pressEnd(): Promise<void> {
  await current?.ended;
}

function endOf(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      resolve();
    };
    const limit = setTimeout(end, longestPress);
    const options = { capture: true, signal: stop.signal };
    page.addEventListener("pointercancel", end, options);
    page.addEventListener("pointerup", () => void setTimeout(end, clickWithin), options);
    // After the click's own listeners.
    page.addEventListener("click", () => void setTimeout(end), options);
    stop.signal.addEventListener("abort", () => clearTimeout(limit));
  });
}
