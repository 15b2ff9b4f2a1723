/** Keeps an answer that is older than the shopper's own last change from undoing it. */
export interface OwnChanges {
  /** Makes a change that is sent to the server. */
  readonly during: <Result>(change: () => Promise<Result>) => Promise<Result>;
  /** Call before asking; the answer counts when what this returns says so: nothing was changed since, nor on its way. */
  readonly whenAsked: () => () => boolean;
  /** When the server has answered to all that it was told of. */
  readonly settled: () => Promise<unknown>;
}

export function createOwnChanges(): OwnChanges {
  let made = 0;
  let onTheWay = 0;
  let all: Promise<unknown> = Promise.resolve();
  async function count<Result>(change: () => Promise<Result>): Promise<Result> {
    made += 1;
    onTheWay += 1;
    try {
      return await change();
    } finally {
      onTheWay -= 1;
    }
  }
  return {
    during(change) {
      const changed = count(change);
      all = Promise.allSettled([all, changed]);
      return changed;
    },
    settled: () => all,
    whenAsked() {
      const before = made;
      const isQuiet = onTheWay === 0;
      return () => isQuiet && made === before;
    },
  };
}

/** By what is changed. */
export const ownChanges = {
  profile: createOwnChanges(),
  favorites: createOwnChanges(),
  preferences: createOwnChanges(),
  addresses: createOwnChanges(),
  read: createOwnChanges(),
};
