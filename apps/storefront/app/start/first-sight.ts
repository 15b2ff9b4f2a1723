/** How long pictures may keep the page's script waiting, milliseconds. */
const longestWait = 1_500;
/** How long a painted frame may take to the screen of a busy device, milliseconds. */
const longestToScreen = 200;
/** The paints that a browser tells of: the first, and each that shows something larger. */
const paints = ["paint", "largest-contentful-paint"];
/** What is looked at first: pictures that are loaded at once and before others. */
const firstPictures = 'img[fetchpriority="high"]';

/**
 * Ready when the HTML is whole and what is seen first has been painted: on a slow line a script that is fetched
 * beside the first picture holds both up, and the page is whole without it. A page nobody looks at paints nothing
 * and does not wait.
 */
export async function firstSight(page: Document): Promise<void> {
  if (page.readyState === "loading") await once(page, ["DOMContentLoaded"]);
  if (page.visibilityState === "hidden") return;
  await Promise.race([painted(page), after(longestWait)]);
}

async function painted(page: Document): Promise<void> {
  const pictures = [...page.querySelectorAll<HTMLImageElement>(firstPictures)].filter(({ complete }) => !complete);
  await Promise.all(pictures.map((picture) => once(picture, ["load", "error"])));
  const since = pictures.length > 0 ? performance.now() : 0;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // What follows a frame's own work comes when it has been painted.
  await after(0);
  await Promise.race([shown(since), after(longestToScreen)]);
}

/** Ready when the browser says of a paint after that moment that it has reached the screen, or never says so. */
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
