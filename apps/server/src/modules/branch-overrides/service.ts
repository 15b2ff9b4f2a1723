import {
  type BranchOverrides,
  branchOverridesFromWire,
  branchOverridesToWire,
  type WireBranchOverrides,
  type WireBranchOverridesChange,
} from "@skatert/contract";
import { type BranchId, hasRightEverywhere } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { invalidParams, Refusal } from "../../input/refusal.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { AuditInsert } from "../audit/audit-entry.ts";
import type { StaffCaller } from "../staff-gate.ts";
import { noOverrides, readAllOverrides, readOverrides, saveOverrides } from "./repository.ts";

export interface BranchOverridesDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly auditInsert: AuditInsert;
  /** What this server has in common for all branches, and its payment accounts. */
  readonly server: Pick<WireBranchOverrides, "sends" | "common" | "payment_accounts">;
  readonly onError: (error: unknown) => void;
}

/**
 * What each branch of a chain has instead of the shop's common one (decision 149). Kept in memory, because every quote
 * and every order reads it; a change by another process is read within a second.
 */
export interface BranchOverridesService {
  of(branch: BranchId): BranchOverrides;
  /** Of every branch that has something of its own. */
  all(): Iterable<BranchOverrides>;
  /** Reads the store again. Never throws: an unreadable store leaves the last state. */
  refresh(): Promise<void>;
  /** Refreshes every second until `stop`. */
  start(): void;
  stop(): Promise<void>;
  /** Refuses with a 404 for an unknown branch. */
  shown(branch: BranchId): Promise<WireBranchOverrides>;
  /** As `shown`, after a change with an entry in the log, which has counts instead of numbers and addresses. */
  change(branch: BranchId, body: WireBranchOverridesChange, by: StaffCaller): Promise<WireBranchOverrides>;
}

const refreshEveryMs = 1_000;

export async function createBranchOverrides(deps: BranchOverridesDeps): Promise<BranchOverridesService> {
  const { db, onError } = deps;
  let known = await readAllOverrides(db);
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** One at a time: an older answer never replaces a newer one. */
  function refresh(): Promise<void> {
    running = running.then(async () => {
      known = await readAllOverrides(db).catch((error: unknown) => {
        onError(error);
        return known;
      });
    });
    return running;
  }

  const of = (branch: BranchId) => known.get(branch) ?? noOverrides;
  const shown = async (branch: BranchId) => {
    await requireBranch(deps.shop, branch);
    return { ...branchOverridesToWire(of(branch)), ...deps.server };
  };
  return {
    of,
    all: () => known.values(),
    refresh,
    start() {
      timer = setInterval(() => void refresh(), refreshEveryMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
    shown,
    async change(branch, body, by) {
      await requireBranch(deps.shop, branch);
      await saveChange(deps, branch, branchOverridesFromWire(body), by);
      await refresh();
      return shown(branch);
    },
  };
}

async function requireBranch(shop: ShopData, branch: BranchId): Promise<void> {
  const { warehouseIds } = await shop.current();
  if (!warehouseIds.includes(branch)) throw new Refusal("rest_not_found", `There is no branch ${branch}`);
}

async function saveChange(
  { db, now, auditInsert, server }: BranchOverridesDeps,
  branch: BranchId,
  after: BranchOverrides,
  { id, name, deviceId, grants }: StaffCaller,
): Promise<void> {
  await transaction(db, async (tx) => {
    const before = await readOverrides(tx, branch);
    if (after.paymentAccount !== before.paymentAccount) {
      // Where money goes is decided by people who may change the shop's payment methods.
      if (!hasRightEverywhere(grants, "shop.edit"))
        throw new Refusal("staff_right_missing", "The payment account is changed by staff of the whole shop");
      const isKnown = server.payment_accounts.some((account) => account.name === after.paymentAccount);
      if (after.paymentAccount !== null && !isKnown)
        throw invalidParams([{ path: "payment_account", message: "is not an account of this server" }]);
    }
    await saveOverrides(tx, branch, after);
    await tx.executeQuery(
      auditInsert(tx, {
        at: now(),
        by: { kind: "staff", id, name, deviceId },
        branchId: branch,
        object: { kind: "branch-overrides", id: String(branch) },
        action: "changed",
        before: countsOf(before),
        after: countsOf(after),
        reason: "",
        guestId: null,
      }),
    );
  });
}

/** The log is kept for years, so numbers and addresses stay out of it (STAFF-4). */
function countsOf({ telegramChats, alertPhones, mailAddresses, paymentAccount }: BranchOverrides) {
  return {
    telegram_chats: telegramChats.length,
    alert_phones: alertPhones.length,
    mail_addresses: mailAddresses.length,
    payment_account: paymentAccount,
  };
}
