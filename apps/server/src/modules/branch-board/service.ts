import {
  type BranchBoard,
  branchBoardFromWire,
  branchBoardToWire,
  scheduleOf,
  type WireBranchBoard,
  type WireBranchBoardChange,
} from "@skatert/contract";
import { type BranchId, type Money, moneyToRoubles, slotEnd } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { Refusal } from "../../input/refusal.ts";
import { isoTime } from "../../ports/clock.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { AuditInsert } from "../audit/audit-entry.ts";
import type { StaffCaller } from "../staff-gate.ts";
import { readBranchBoard, saveBranchBoard } from "./repository.ts";

export interface BranchBoardsDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly auditInsert: AuditInsert;
  /** The slots of a branch that have orders and begin in [from, to), milliseconds. */
  readonly loadsOf: (
    branch: BranchId,
    period: { readonly from: number; readonly to: number },
  ) => Promise<readonly SlotOfBranch[]>;
}

interface SlotOfBranch {
  readonly slotStart: number;
  readonly orders: number;
  readonly dishes: number;
  readonly sum: Money;
}

/** Each branch's rules for answers to orders, and the capacity of its slots (BOARD-3, BOARD-7). */
export interface BranchBoards {
  boardOf(branch: BranchId): Promise<BranchBoard>;
  /** Refuses with a 404 for an unknown branch. */
  shown(branch: BranchId): Promise<WireBranchBoard>;
  /** As `shown`, after a change with an entry in the log. */
  change(branch: BranchId, body: WireBranchBoardChange, by: StaffCaller): Promise<WireBranchBoard>;
}

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

export function createBranchBoards(deps: BranchBoardsDeps): BranchBoards {
  const { db } = deps;
  return {
    boardOf: (branch) => readBranchBoard(db, branch),
    async shown(branch) {
      await requireBranch(deps.shop, branch);
      return answer(deps, branch, await readBranchBoard(db, branch));
    },
    async change(branch, body, { id, name, deviceId }) {
      await requireBranch(deps.shop, branch);
      const board = branchBoardFromWire(body);
      await transaction(db, async (tx) => {
        const before = await readBranchBoard(tx, branch);
        await saveBranchBoard(tx, branch, board);
        const entry = deps.auditInsert(tx, {
          at: deps.now(),
          by: { kind: "staff", id, name, deviceId },
          branchId: branch,
          object: { kind: "branch-board", id: String(branch) },
          action: "changed",
          before: branchBoardToWire(before),
          after: branchBoardToWire(board),
          reason: "",
          guestId: null,
        });
        await tx.executeQuery(entry);
      });
      return answer(deps, branch, board);
    },
  };
}

async function requireBranch(shop: ShopData, branch: BranchId): Promise<void> {
  const { warehouseIds } = await shop.current();
  if (!warehouseIds.includes(branch)) throw new Refusal("rest_not_found", `There is no branch ${branch}`);
}

async function answer(deps: BranchBoardsDeps, branch: BranchId, board: BranchBoard): Promise<WireBranchBoard> {
  const settings = (await deps.shop.current()).settings();
  const { minutes } = settings.slots;
  const { timeZone } = scheduleOf(settings, branch);
  const now = deps.now();
  const loads = await deps.loadsOf(branch, { from: now - minutes * minuteMs + 1, to: now + dayMs });
  return {
    ...branchBoardToWire(board),
    slots: loads.map(({ slotStart, orders, dishes, sum }) => ({
      from: isoTime(slotStart),
      to: isoTime(slotEnd(slotStart, minutes, timeZone)),
      orders,
      dishes,
      money: moneyToRoubles(sum),
    })),
  };
}
