import { loadAgain } from "./server-away.ts";

/** Vite's event for a lazy part that failed to load, extended by `vite/lasting-imports.ts`. */
interface PreloadErrorEvent extends Event {
  readonly payload?: unknown;
  again?: (load: () => Promise<unknown>) => Promise<unknown>;
}

/** Retries failed lazy parts once the server answers. `entry`: a file that every build has. */
export function awaitLazyParts(entry: string): void {
  window.addEventListener("vite:preloadError", (event: PreloadErrorEvent) => {
    const { payload } = event;
    const file = fileOf(payload) ?? entry;
    event.preventDefault();
    event.again = (load) => loadAgain(file.endsWith(".css") ? () => styleSheet(file) : load, file, payload);
  });
}

/** The file named by an error of the browser, or of Vite for a style sheet. Null if it names none. */
export function fileOf(error: unknown): string | null {
  const name = error instanceof Error ? /\/assets\/[\w.-]+\.(?:js|css)/.exec(error.message) : null;
  return name?.[0] ?? null;
}

/** Adds a style sheet again, because Vite requests each only once. */
function styleSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${href} failed to load`)));
    document.head.append(link);
  });
}
