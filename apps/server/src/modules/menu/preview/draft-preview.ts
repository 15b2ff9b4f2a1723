import type { WirePreview } from "@skatert/contract";
import { type BranchId, branchesWith, hasRightEverywhere, type RoleGrant } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import type { Store } from "../../../database/store.ts";
import { isoTime } from "../../../ports/clock.ts";
import type { ShopSnapshot } from "../../../shop/snapshot.ts";
import type { StaffGate } from "../../staff-gate.ts";
import { requireSight } from "../sight.ts";
import { createDraftSnapshots, type DraftSnapshots } from "./draft-snapshots.ts";
import { createPreviewTokens } from "./preview-token.ts";

export interface DraftPreviewDeps {
  readonly store: Store;
  readonly now: () => number;
  /** The shop's secret (requireSecret). */
  readonly secret: string;
  /** Roles of the person of an open session; null: the session ended, or the person was removed. */
  readonly grantsOf: (sessionId: string) => Promise<readonly RoleGrant<BranchId>[] | null>;
  /** The shop's address; null: it is the same as the office's. */
  readonly shopUrl: URL | null;
}

/** The real shop as the open draft will publish it (EDIT-4). */
export interface DraftPreview {
  /** A token for the caller, and the address to show with it. Refuses a caller who may not read the draft. */
  open(gate: StaffGate, request: FastifyRequest): Promise<WirePreview>;
  /**
   * The shop that a token shows; null: the token is invalid or expired, or its session ended. Rejects for a broken
   * draft.
   */
  shopOf(token: string): Promise<ShopSnapshot | null>;
  /** The shop as the draft will publish it, as far as a caller may read the draft. */
  readonly draftShop: DraftSnapshots;
}

const lifetimeMs = 3_600_000;

export function createDraftPreview(deps: DraftPreviewDeps): DraftPreview {
  const { store, now, shopUrl } = deps;
  const tokens = createPreviewTokens(deps.secret);
  const snapshots = createDraftSnapshots(store);
  return {
    draftShop: snapshots,
    async open(gate, request) {
      await requireSight(gate, request);
      const { sessionId } = await gate.caller(request);
      const expiresAt = now() + lifetimeMs;
      const token = tokens.issue({ sessionId, expiresAt });
      return { token, origin: shopUrl?.origin ?? null, expires_at: isoTime(expiresAt) };
    },
    async shopOf(token) {
      const claim = tokens.read(token, now());
      const grants = claim === null ? null : await deps.grantsOf(claim.sessionId);
      if (grants === null || branchesWith(grants, "menu.edit").length === 0) return null;
      return snapshots(hasRightEverywhere(grants, "shop.edit") ? "shop" : "menu");
    },
  };
}
