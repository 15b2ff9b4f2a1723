import { type BranchId, hasRight, roleLimit } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import { addNotification } from "../modules/account/notifications/notification-repository.ts";
import { notificationText } from "../modules/account/notifications/notification-text.ts";
import type { StaffCalls } from "../modules/alarms/calls/staff-calls.ts";
import type { AuditInsert } from "../modules/audit/audit-entry.ts";
import type { AuthModule } from "../modules/auth/index.ts";
import { wireActor } from "../modules/board/record/actor.ts";
import { cancelRequestsOf } from "../modules/board/record/board-repository.ts";
import { noteManualPoints } from "../modules/guests/manual-points.ts";
import { createInboxModule, type InboxModule } from "../modules/inbox/index.ts";
import { createInboxRecords, type InboxRecords } from "../modules/inbox/record/inbox-records.ts";
import type { InboxSources } from "../modules/inbox/show-items.ts";
import { givePointsOnce } from "../modules/loyalty/points-ledger.ts";
import { getOrder, ordersIn } from "../modules/orders/stored/order-repository.ts";
import { scheduleUserPushes } from "../modules/push/push-jobs.ts";
import { changeReview, reviewFactsOf } from "../modules/ratings/reviews.ts";
import { branchOf } from "../modules/requests/halls.ts";
import { createRequestsModule, type RequestsModule } from "../modules/requests/index.ts";
import { requestFactsOf } from "../modules/requests/request-facts.ts";
import { listStaff, staffNames } from "../modules/staff/people/staff-store.ts";
import { sendText } from "../ports/messenger/send-text.ts";
import type { Realtime } from "../realtime/realtime.ts";
import type { BackendDeps, Common } from "./backend-deps.ts";

interface DeskModules {
  readonly auth: AuthModule;
  readonly realtime: Realtime;
  readonly auditInsert: AuditInsert;
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
  readonly tellOutside: Parameters<typeof createInboxRecords>[0]["tellOutside"];
}

/** Requests of guests, and what writes them to the inbox. */
export function createDesk(
  { db, shop, now }: Common,
  { env, textProviders }: BackendDeps,
  { auth, realtime, auditInsert, requireIntegration, tellOutside }: DeskModules,
): { readonly inboxRecords: InboxRecords; readonly requests: RequestsModule } {
  const branches = async () => (await shop.current()).warehouseIds;
  const inboxRecords = createInboxRecords({ db, realtime, branches, tellOutside });
  const { dataDir } = env;
  const requests = createRequestsModule({
    db,
    shop,
    now,
    dataDir,
    networkOf: auth.networkOf,
    personOf: auth.personOf,
    shopperOf: auth.shopperOf,
    requireIntegration,
    auditInsert,
    inbox: inboxRecords,
    notify: addNotification,
    push: scheduleUserPushes,
    textOf: notificationText,
    sendText: (message) => sendText(textProviders, { dataDir, now }, message),
  });
  return { inboxRecords, requests };
}

/** What the modules know of the items of the inbox. */
export function inboxSources({ db, shop }: Pick<Common, "db" | "shop">): InboxSources {
  return {
    async requestsOf(reader, ids) {
      const settings = (await shop.current()).settings();
      return requestFactsOf(reader, ids, (request) => branchOf(request, settings) ?? 0);
    },
    reviewsOf: (reader, orderIds) => reviewFactsOf(reader, orderIds, (ids) => ordersIn(db, ids)),
    staffNames,
    async cancelRequests(reader, branches, limit) {
      const asked = await cancelRequestsOf(reader, branches, limit);
      const orders = new Map(
        (
          await ordersIn(
            db,
            asked.map(({ orderId }) => orderId),
          )
        ).map((order) => [order.id, order]),
      );
      return asked.flatMap((each) => {
        const order = orders.get(each.orderId);
        return order === undefined ? [] : [{ ...each, name: order.name, phone: order.phone }];
      });
    },
    wireActor,
  };
}

interface InboxParts {
  readonly inboxRecords: InboxRecords;
  readonly requests: RequestsModule;
  readonly auditInsert: AuditInsert;
  readonly calls: StaffCalls;
}

/** The office's inbox (INBOX-1). */
export function createInbox(common: Common, { inboxRecords, requests, auditInsert, calls }: InboxParts): InboxModule {
  const { db, shop, now } = common;
  const peopleOf = async (reader: typeof db | Parameters<typeof givePointsOnce>[0], branch: BranchId | null) => {
    const people = await listStaff(reader, branch === null ? "all" : [branch]);
    return people.filter(({ disabledAt, grants }) => {
      const here = branch === null ? grants.flatMap(({ branchId }) => branchId ?? 0) : [branch];
      return disabledAt === null && here.some((each) => hasRight(grants, "requests.answer", each));
    });
  };
  return createInboxModule({
    db,
    now,
    auditInsert,
    sources: inboxSources(common),
    branches: async () => (await shop.current()).warehouseIds,
    people: async (branch) => (await peopleOf(db, branch)).map(({ id, name }) => ({ id, name })),
    mayBeAssigned: async (tx, staffId, branch) => (await peopleOf(tx, branch)).some(({ id }) => id === staffId),
    answerRequest: requests.answer,
    async changeReview(tx, orderId, change) {
      const order = await getOrder(tx, orderId);
      if (order !== null) await changeReview(tx, order, change, addNotification);
    },
    async givePoints(tx, { id, orderId, points, reason, by, at }) {
      const userId = (await getOrder(tx, orderId))?.user_id ?? null;
      if (userId === null || !(await givePointsOnce(tx, { id, userId, kind: "apology", points, at })))
        return "no-account";
      await addNotification(tx, userId, { kind: "points", points, why: "apology" }, at);
      const perDay = roleLimit(by.grants, "pointsPerDay");
      return (await noteManualPoints(tx, { entryId: id, userId, points, reason, by, at }, perDay))
        ? "given"
        : "above-limit";
    },
    announce: inboxRecords.announce,
    call: calls.schedule,
  });
}
