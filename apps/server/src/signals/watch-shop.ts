import type { ShopData } from "../shop/shop-data.ts";

/** Looks for a new revision of the shop, on a timer and when told, and says when there is one. */
export interface ShopWatch {
  /** Looks now: another process may have changed the shop. */
  look(): Promise<void>;
  stop(): void;
}

export function watchShop(deps: {
  readonly shopData: ShopData;
  readonly everyMs: number;
  /** A revision that the last look had not seen. */
  readonly onNews: () => void;
}): ShopWatch {
  let seen = deps.shopData.latest()?.revision ?? null;

  async function look(): Promise<void> {
    await deps.shopData.refresh();
    const revision = deps.shopData.latest()?.revision ?? null;
    if (revision === seen) return;
    seen = revision;
    deps.onNews();
  }

  const timer = setInterval(() => void look(), deps.everyMs).unref();
  return { look, stop: () => clearInterval(timer) };
}
