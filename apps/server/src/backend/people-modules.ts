import type { FastifyInstance } from "fastify";
import { createAccountModule } from "../modules/account/index.ts";
import { forgetTraces } from "../modules/account/leaving/forget-traces.ts";
import { addNotification } from "../modules/account/notifications/notification-repository.ts";
import { referralCodeOf, userByReferralCode } from "../modules/account/user-repository.ts";
import { createAuthModule } from "../modules/auth/index.ts";
import { noteAccount, noteName } from "../modules/guests/known-guests.ts";
import { createLoyaltyModule } from "../modules/loyalty/index.ts";
import { createOrderReader } from "../modules/orders/order-reader.ts";
import { personOrders } from "../modules/orders/people/person-orders.ts";
import { joinGuestRequests } from "../modules/requests/request-data.ts";
import { createRealtime } from "../realtime/realtime.ts";
import type { BackendDeps, Common } from "./backend-deps.ts";
import { personData } from "./person-data.ts";

/** Sign-in, accounts and points. A private realtime subscription ends with its session. */
export async function createPeople(app: FastifyInstance, deps: BackendDeps, { db, shop, now, onError }: Common) {
  const { env, signals, codeProviders: providers } = deps;
  const auth = await createAuthModule(app, { db, now, env, providers });
  const realtime = await createRealtime({
    db,
    env: env.realtime,
    limits: env.limits,
    signals,
    now,
    onError: (error) => app.log.warn({ err: error }, "realtime publish failed; clients will poll"),
  });
  auth.sessions.onEnded((ended) => realtime.endSessions(ended));
  const { personOf } = auth;
  const loyalty = createLoyaltyModule({
    db,
    shop,
    now,
    personOf,
    notify: addNotification,
    realtime,
    people: { userByReferralCode, referralCodeOf, countHandedOver: personOrders.countHandedOver },
  });
  const account = createAccountModule({
    db,
    shop,
    now,
    personOf,
    joinGuestRequests,
    orders: personOrders,
    data: personData,
    forgetTraces: (numbers) => forgetTraces({ db, dataDir: env.dataDir, onError }, numbers),
    noteAccount,
    noteName,
    onInvited: loyalty.acceptInvitation,
  });
  return { auth, realtime, loyalty, account, reader: createOrderReader(db, auth.shopperOf) };
}
