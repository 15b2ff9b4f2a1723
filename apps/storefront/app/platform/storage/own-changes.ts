/** Prevents an old answer from undoing a newer change of the shopper. */
export interface OwnChanges {
  /** Runs a change that is sent to the server. */
  readonly during: <Result>(change: () => Promise<Result>) => Promise<Result>;
  /**
   * Call before a request. The returned function tells whether its answer applies: no change has been made or
   * pending since.
   */
  readonly whenAsked: () => () => boolean;
  /** Resolves when the server has answered all changes. */
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

/** By kind of change. */
export const ownChanges = {
  profile: createOwnChanges(),
  favorites: createOwnChanges(),
  preferences: createOwnChanges(),
  addresses: createOwnChanges(),
  read: createOwnChanges(),
};
