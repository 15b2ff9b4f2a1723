import { changedDishToWire, type WireBoardOrder } from "@skatert/contract";
import { isFinal, money, moneyToRoubles } from "@skatert/domain";
import type { ChangesOfOrder, OrderVersion } from "../../orders/changes/stored-changes.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import { wireActor } from "../record/actor.ts";

/** What became of a placed order, for the kitchen and the counter (CHANGE-3). */
export function changesToBoard({
  order,
  changes: { versions, proposal },
}: {
  readonly order: StoredOrder;
  readonly changes: ChangesOfOrder;
}): Pick<WireBoardOrder, "changes" | "proposal" | "if_missing"> {
  const { ifMissing } = order.details;
  return {
    ...(versions.length === 0
      ? {}
      : {
          changes: versions.map((version) => ({
            number: version.number,
            kinds: [...version.kinds],
            consent: version.consent,
            ...toldToBoard(version),
          })),
        }),
    ...(proposal === null || isFinal(order.stage)
      ? {}
      : {
          proposal: {
            id: proposal.id,
            expires_at: new Date(proposal.expires_at).toISOString(),
            owed: moneyToRoubles(money(proposal.owed)),
            ...toldToBoard(proposal),
          },
        }),
    ...(ifMissing === undefined ? {} : { if_missing: ifMissing }),
  };
}

type Told = Pick<OrderVersion, "at" | "made_by" | "reason" | "delta" | "total_was" | "total_now">;

function toldToBoard({ at, made_by, reason, delta, total_was, total_now }: Told) {
  return {
    at: new Date(at).toISOString(),
    by: wireActor(made_by),
    reason,
    kitchen_delta: delta.map(changedDishToWire),
    total_was: moneyToRoubles(money(total_was)),
    total_now: moneyToRoubles(money(total_now)),
  };
}
