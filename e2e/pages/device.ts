import { expect, type Page } from "@playwright/test";

/** Waits until the service worker has cached the pages for offline use. */
export async function copiesAreMade(page: Page, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    await expect.poll(() => hasCopy(page, address), { timeout: 90_000, message: `a copy of ${address}` }).toBe(true);
}

function hasCopy(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (wanted) => (await caches.match(wanted, { ignoreVary: true })) !== undefined, address);
}

/** Paths and queries of all entries of the service worker's caches. */
export function cachedAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}

export type StoredMedia = { readonly version: number; readonly stores: readonly string[]; readonly photos: number };

/** The browser's media database, as it is. */
export function storedMedia(page: Page): Promise<StoredMedia> {
  return page.evaluate(
    () =>
      new Promise<StoredMedia>((resolve, reject) => {
        const opening = indexedDB.open("media-cache");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const count = database.transaction("photos").objectStore("photos").count();
          count.onsuccess = () => {
            const { version, objectStoreNames } = database;
            database.close();
            resolve({ version, stores: [...objectStoreNames], photos: count.result });
          };
        };
      }),
  );
}
