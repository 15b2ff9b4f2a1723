import type { Plugin } from "vite";

const helper = /vite\/preload-helper/;
const failing = "if (!e.defaultPrevented) throw err;";
const lasting = "if (!e.defaultPrevented) throw err; return e.again(baseModule);";
const styleFailing = "handlePreloadError(item.reason);";
const lists = "promise.then((res) => {";

/**
 * Lets a listener of `vite:preloadError` retry a lazy part that failed to load. The listener prevents the
 * default and passes a promise to the event's `again(load)`; the import then resolves with it. Vite itself
 * can only throw or continue.
 */
export function lastingImports(): Plugin {
  return {
    name: "lasting-imports",
    apply: "build",
    transform: {
      filter: { id: helper },
      handler: (code) => ({ code: makeLasting(code), map: null }),
    },
  };
}

/** Vite's helper with a way to wait. A failed style sheet is awaited before its script. */
export function makeLasting(code: string): string {
  for (const piece of [failing, styleFailing, lists])
    if (!code.includes(piece)) throw new Error(`Vite's preload helper has changed: it has no "${piece}"`);
  return code
    .replace(failing, lasting)
    .replace(styleFailing, `await ${styleFailing}`)
    .replace(lists, "promise.then(async (res) => {");
}
