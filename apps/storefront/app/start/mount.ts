import { reloadOnce } from "../platform/connection/reload-guard.ts";

/**
 * Hydrates the page. An error is logged and rethrown, so that every reporter receives it (ERR-4). The page is loaded
 * again, because without its script every button is dead.
 */
export async function mount(takeOver: () => Promise<void>): Promise<void> {
  try {
    await takeOver();
  } catch (error) {
    console.error("hydration failed", error);
    reloadOnce();
    throw error;
  }
}
