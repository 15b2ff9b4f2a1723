import type { ShopData } from "../shop/shop-data.ts";

/** Sees new revisions of the shop, after an edit made here, on a timer and when told, and says when there is one. */
export interface ShopWatch {
  /** Looks now: the shop may have changed. Ends when the new revision is served and announced. */
  look(): Promise<void>;
  /** Looks by itself from now on: not every other process can tell of its changes. */
  startTimer(everyMs: number): void;
  stop(): void;
}

export function watchShop(deps: {
  readonly shopData: ShopData;
  /** Once for each revision that earlier looks had not seen. */
  readonly onNews: () => void;
}): ShopWatch {
  let seen = deps.shopData.latest()?.revision ?? null;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    await deps.shopData.refresh();
    const revision = deps.shopData.latest()?.revision ?? null;
    if (revision === seen) return;
    seen = revision;
    deps.onNews();
  }

  return {
    look,
    startTimer(everyMs) {
      timer = setInterval(() => void look(), everyMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}
