let refreshing = false;

/** True while everything the page shows is being loaded again. */
export function isRefreshing(): boolean {
  return refreshing;
}

/** Runs a revalidation of the router in which every loader loads again, after a change of branch. */
export async function refreshAll(revalidate: () => Promise<void>): Promise<void> {
  refreshing = true;
  try {
    await revalidate();
  } finally {
    refreshing = false;
  }
}
