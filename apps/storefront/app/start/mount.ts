/** Takes the page over; what goes wrong meanwhile is logged and thrown again, so that no reporter misses it (ERR-4). */
export async function mount(takeOver: () => Promise<void>): Promise<void> {
  try {
    await takeOver();
  } catch (error) {
    console.error("the page could not be taken over", error);
    throw error;
  }
}
