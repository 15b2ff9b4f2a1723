/** Hydrates the page. An error is logged and rethrown, so that every reporter receives it (ERR-4). */
export async function mount(takeOver: () => Promise<void>): Promise<void> {
  try {
    await takeOver();
  } catch (error) {
    console.error("hydration failed", error);
    throw error;
  }
}
