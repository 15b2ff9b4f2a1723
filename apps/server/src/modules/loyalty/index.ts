import { REALTIME_EVENTS, userChannel } from "@skatert/contract";
import type { CustomerId } from "@skatert/domain";
import type { FastifyInstance } from "fastify";
import type { Tx } from "../../database/tables.ts";
import type { RealtimePort } from "../../realtime/hub.ts";
import type { OrderMoved } from "../orders/events.ts";
import { acceptInvitation } from "./referrals.ts";
import { type LoyaltyRoutesDeps, loyaltyRoutes } from "./routes.ts";
import { createLoyalty, type LoyaltyDeps } from "./service.ts";

export interface LoyaltyModuleDeps extends Omit<LoyaltyDeps, "onPoints"> {
  readonly realtime: Pick<RealtimePort, "publish">;
}

/** Points, invitations and the wheel. */
export interface LoyaltyModule {
  /** Inside the transaction that creates an account: stores the code of the inviting friend. */
  acceptInvitation(tx: Tx, user: { readonly id: CustomerId }, referral: string): Promise<void>;
  /** Rewards an invitation when the first order is handed over. */
  onMoved(tx: Tx, event: OrderMoved): Promise<void>;
  register(app: FastifyInstance, routes: Omit<LoyaltyRoutesDeps, "loyalty">): void;
}

export function createLoyaltyModule({ realtime, ...deps }: LoyaltyModuleDeps): LoyaltyModule {
  const { now } = deps;
  const loyalty = createLoyalty({
    ...deps,
    onPoints(userId) {
      realtime.publish(userChannel(userId), REALTIME_EVENTS.bonusChanged, { at: new Date(now()).toISOString() });
    },
  });
  return {
    acceptInvitation: (tx, user, referral) =>
      acceptInvitation(tx, deps.people, { friendId: user.id, referral, at: now() }),
    async onMoved(tx, { to, at, order: { user_id: userId } }) {
      if (to === "handed-over" && userId !== null) await loyalty.onHandedOver(tx, userId, at);
    },
    register(app, routes) {
      loyaltyRoutes(app, { ...routes, loyalty });
    },
  };
}
