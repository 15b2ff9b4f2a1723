import { Gauge, type Registry } from "prom-client";

export interface RestaurantMetricsDeps {
  readonly now: () => number;
  /** For each branch: its orders without an answer, since when the oldest of them waits, and its awake boards. */
  readonly branches: () => Promise<readonly BranchMetrics[]>;
  /** Payments to be refunded and their sum in minor units. */
  readonly owed: () => Promise<{ readonly payments: number; readonly sum: number }>;
  /** When `npm run backup` last wrote a whole file; null: never from this DATA_DIR. */
  readonly lastBackup: () => Promise<number | null>;
}

export interface BranchMetrics {
  readonly branch: string;
  readonly unanswered: number;
  /** Milliseconds; null: every order is answered. */
  readonly since: number | null;
  readonly awakeBoards: number;
}

/** Metrics of the restaurant's evening, which `deploy/alerts.yml` watches. Counted on each scrape. */
export function registerRestaurantMetrics(registry: Registry, deps: RestaurantMetricsDeps): void {
  const { now, lastBackup } = deps;
  const [branches, owed] = [shared(deps.branches), shared(deps.owed)];
  const ofBranches = (name: string, help: string, value: (branch: BranchMetrics) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["branch"],
      registers: [registry],
      async collect() {
        this.reset();
        for (const branch of await branches()) this.set({ branch: branch.branch }, value(branch));
      },
    });
  const ofShop = (name: string, help: string, value: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await value());
      },
    });
  ofBranches("skatert_orders_unanswered", "Orders of a branch that await an answer", ({ unanswered }) => unanswered);
  ofBranches("skatert_unanswered_seconds", "How long the oldest of them waits; 0: none", ({ since }) =>
    since === null ? 0 : Math.max(0, now() - since) / 1000,
  );
  ofBranches("skatert_boards_awake", "Boards of a branch that staff see and hear", ({ awakeBoards }) => awakeBoards);
  ofShop("skatert_payments_owed", "Payments that await their refund", async () => (await owed()).payments);
  ofShop("skatert_payments_owed_roubles", "Sum of these payments", async () => (await owed()).sum / 100);
  ofShop(
    "skatert_last_backup_seconds",
    "Unix time of the last backup from this DATA_DIR; 0: none",
    async () => ((await lastBackup()) ?? 0) / 1000,
  );
}

/** One reading for all metrics of a scrape, which are collected at once. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null;
  return () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
}
