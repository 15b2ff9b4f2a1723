/** Maximum delay of the page's script by pictures, milliseconds. */
const longestWait = 1_500;
/** Maximum time from a painted frame to the screen of a busy device, milliseconds. */
const longestToScreen = 200;
/** The reported paints: the first, and each with a larger element. */
const paints = ["paint", "largest-contentful-paint"];
/** The first visible pictures: eager ones with high priority. */
const firstPictures = 'img[fetchpriority="high"]';

/**
 * Resolves when the HTML is complete and its first visible part is painted. On a slow connection a script
 * that loads beside the first picture delays both, and the page is complete without it. A hidden page paints
 * nothing and does not wait.
 */
export async function firstSight(page: Document): Promise<void> {
  await isComplete(page);
  if (page.visibilityState === "hidden") return;
  await Promise.race([painted(page), after(longestWait)]);
}

/** Resolves when the whole HTML has arrived. */
export async function isComplete(page: Document): Promise<void> {
  if (page.readyState === "loading") await once(page, ["DOMContentLoaded"]);
}

async function painted(page: Document): Promise<void> {
  const pictures = [...page.querySelectorAll<HTMLImageElement>(firstPictures)].filter(({ complete }) => !complete);
  await Promise.all(pictures.map((picture) => once(picture, ["load", "error"])));
  const since = pictures.length > 0 ? performance.now() : 0;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // A task queued in a frame runs after its paint.
  await after(0);
  await Promise.race([shown(since), after(longestToScreen)]);
}

/** Resolves when the browser reports a paint after that moment, or when it never does. */
async function shown(since: number): Promise<void> {
  const types = paints.filter((type) => PerformanceObserver.supportedEntryTypes.includes(type));
  if (types.length === 0) return;
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ startTime }) => startTime >= since)) return;
      observer.disconnect();
      resolve();
    });
    for (const type of types) observer.observe({ type, buffered: true });
  });
}

function once(target: EventTarget, names: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    for (const name of names) target.addEventListener(name, () => resolve(), { once: true });
  });
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
