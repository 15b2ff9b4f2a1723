import type { ShopData } from "../shop/shop-data.ts";

/** Detects new revisions of the shop: after an edit in this process, on a timer and on a signal. */
export interface ShopWatch {
  /** Checks now. Resolves when the new revision is served and announced. */
  look(): Promise<void>;
  /** Starts the timer, because other processes cannot always send a signal. */
  startTimer(everyMs: number): void;
  stop(): void;
}

export function watchShop(deps: {
  readonly shopData: ShopData;
  /** Called once for each new revision. */
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
