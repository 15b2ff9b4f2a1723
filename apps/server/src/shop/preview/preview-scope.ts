import { AsyncLocalStorage } from "node:async_hooks";
import type { ShopData } from "../shop-data.ts";
import type { ShopSnapshot } from "../snapshot.ts";

/** The scope of one request for a preview: inside it, the draft replaces the published shop (EDIT-4). */
export interface PreviewScope {
  /** Runs `work`, including its asynchronous parts, with this shop. */
  run<Result>(snapshot: ShopSnapshot, work: () => Result): Result;
  /** The shop of the running work; null: the published one. */
  shown(): ShopSnapshot | null;
}

export function createPreviewScope(): PreviewScope {
  const storage = new AsyncLocalStorage<ShopSnapshot>();
  return {
    run: (snapshot, work) => storage.run(snapshot, work),
    shown: () => storage.getStore() ?? null,
  };
}

/** The shop's data as a request reads them: the draft within a preview, else the published shop. */
export function previewedShop(shopData: ShopData, { shown }: Pick<PreviewScope, "shown">): ShopData {
  return {
    ...shopData,
    current: async () => shown() ?? shopData.current(),
    latest: () => shown() ?? shopData.latest(),
  };
}
