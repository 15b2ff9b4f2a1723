/** How long pictures may keep the page's script waiting, milliseconds. */
const longestWait = 1_500;
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
  const pictures = [...page.querySelectorAll<HTMLImageElement>(firstPictures)];
  await Promise.all(pictures.filter(({ complete }) => !complete).map((picture) => once(picture, ["load", "error"])));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // What follows a frame's own work comes when it has been painted.
  await after(0);
}

function once(target: EventTarget, names: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    for (const name of names) target.addEventListener(name, () => resolve(), { once: true });
  });
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
