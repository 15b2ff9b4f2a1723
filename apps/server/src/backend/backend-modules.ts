import type { FastifyInstance, FastifyRequest } from "fastify";
import { createJobRunner, type JobRunner } from "../jobs/job-runner.ts";
import type { AccountModule } from "../modules/account/index.ts";
import { notificationText } from "../modules/account/notifications/notification-text.ts";
import {
  contentOfAmendment,
  contentOfAnswer,
  contentOfDelay,
  contentOfMoneyOwed,
  contentOfMove,
  orderNotifications,
} from "../modules/account/notifications/order-notifications.ts";
import type { AlarmsModule } from "../modules/alarms/index.ts";
import { ringSubscriber } from "../modules/alarms/rings/ring-jobs.ts";
import { type AuditModule, createAuditModule } from "../modules/audit/index.ts";
import type { AuthModule } from "../modules/auth/index.ts";
import { type BoardModule, createBoardRecords } from "../modules/board/index.ts";
import { autoConfirmSubscriber } from "../modules/branch-board/auto-confirm.ts";
import type { BranchBoardModule } from "../modules/branch-board/index.ts";
import type { BranchOverridesModule } from "../modules/branch-overrides/index.ts";
import type { CheckoutModule } from "../modules/checkout/index.ts";
import { branchAsks } from "../modules/devices/branch-asks.ts";
import type { DevicesModule } from "../modules/devices/index.ts";
import type { DryRunsModule } from "../modules/dry-runs/index.ts";
import type { GeoModule } from "../modules/geo/index.ts";
import type { ImportsModule } from "../modules/imports/index.ts";
import { type InboxModule, toldItem } from "../modules/inbox/index.ts";
import type { InboxRecords } from "../modules/inbox/record/inbox-records.ts";
import { integrationGate } from "../modules/integrations/access/require-integration.ts";
import type { LoyaltyModule } from "../modules/loyalty/index.ts";
import type { MenuModule } from "../modules/menu/index.ts";
import { createNoticesModule, type NoticesModule } from "../modules/notices/index.ts";
import { createOrderAnnouncer } from "../modules/orders/announce-orders.ts";
import { createOrderEvents } from "../modules/orders/events.ts";
import type { OrdersModule } from "../modules/orders/index.ts";
import type { OrderReader } from "../modules/orders/order-reader.ts";
import type { FindPosition } from "../modules/orders/placing/find-position.ts";
import { promisedTo } from "../modules/orders/promises/promise-repository.ts";
import { payUrl } from "../modules/orders/shown/pay-url.ts";
import { touchedStatements } from "../modules/orders/stored/touched-order.ts";
import { wooAnswers } from "../modules/orders/woo/woo-answers.ts";
import { wooOrder } from "../modules/orders/woo/woo-order.ts";
import type { PaymentsModule } from "../modules/payments/index.ts";
import { createPhoneOrdersModule, type PhoneOrdersModule } from "../modules/phone-orders/index.ts";
import type { PicturesModule } from "../modules/pictures/index.ts";
import { createPushModule, type PushModule } from "../modules/push/index.ts";
import type { RequestsModule } from "../modules/requests/index.ts";
import type { StaffModule } from "../modules/staff/index.ts";
import { sendText } from "../ports/messenger/send-text.ts";
import type { Realtime } from "../realtime/realtime.ts";
import { type BackendDeps, commonOf } from "./backend-deps.ts";
import { guestRecords } from "./guest-parts.ts";
import { createDesk, createInbox, inboxSources } from "./inbox-modules.ts";
import { createAlarms, createOffice } from "./office-modules.ts";
import { orderSubscriptions } from "./order-subscriptions.ts";
import { createPeople } from "./people-modules.ts";
import { createSelling } from "./selling-modules.ts";

/** The modules with state, in the order of creation: each needs only earlier ones. */
export interface BackendModules {
  /** Its `auditInsert` appends to the log in the transaction of a change. */
  readonly audit: AuditModule;
  readonly auth: AuthModule;
  readonly realtime: Realtime;
  /** The integration's name; throws a 401 without a valid key and secret. */
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
  readonly reader: OrderReader;
  readonly loyalty: LoyaltyModule;
  readonly account: AccountModule;
  readonly requests: RequestsModule;
  /** Writes to the inbox in the transactions of what it tells. */
  readonly inboxRecords: InboxRecords;
  readonly inbox: InboxModule;
  readonly push: PushModule;
  readonly notices: NoticesModule;
  readonly geo: GeoModule;
  readonly findPosition: FindPosition;
  readonly checkout: CheckoutModule;
  readonly orders: OrdersModule;
  readonly payments: PaymentsModule;
  readonly devices: DevicesModule;
  readonly board: BoardModule;
  readonly staff: StaffModule;
  readonly branchBoard: BranchBoardModule;
  readonly branchOverrides: BranchOverridesModule;
  readonly menu: MenuModule;
  readonly alarms: AlarmsModule;
  readonly imports: ImportsModule;
  readonly dryRuns: DryRunsModule;
  readonly pictures: PicturesModule;
  readonly phoneOrders: PhoneOrdersModule;
  readonly jobs: JobRunner;
  readonly networksOf: (address: string) => { readonly own: string; readonly wide: string };
}

/** The text of a push message about an order: that of the account's own notifications. */
const pushContent = {
  ofMove: contentOfMove,
  ofAnswer: contentOfAnswer,
  ofDelay: contentOfDelay,
  ofAmendment: contentOfAmendment,
  ofMoneyOwed: contentOfMoneyOwed,
  textOf: notificationText,
};

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the list of the modules, in the order in which they need each other.
export async function createModules(app: FastifyInstance, deps: BackendDeps): Promise<BackendModules> {
  const common = commonOf(app, deps);
  const audit = createAuditModule();
  const people = await createPeople(app, deps, common);
  const { auth, realtime, reader } = people;
  const { db, shop, now, publicUrl } = common;
  const requireIntegration = integrationGate({ db, now, publicUrl });
  const office = await createOffice(app, deps, common, { audit, realtime });
  const { push: pushEnv, notices: noticesEnv } = deps.env;
  const push = await createPushModule({ db, now, env: pushEnv, publicUrl, orders: reader, content: pushContent });
  const announcer = createOrderAnnouncer(realtime, now);
  const records = createBoardRecords({ db, realtime, asks: branchAsks, promisedTo, auditInsert: audit.auditInsert });
  const notices = createNoticesModule({
    db,
    shop,
    now,
    env: noticesEnv,
    overrides: office.branchOverrides.overrides,
    publicUrl,
    orders: reader,
    log: app.log,
    inboxItem: (id) => toldItem(db, inboxSources(common), id),
    async orderBody(order, settings) {
      const answer = (await wooAnswers(db, records.answersOf, [order.id])).get(order.id);
      return wooOrder(order, settings, { answer });
    },
  });
  const desk = createDesk(common, deps, {
    auth,
    realtime,
    auditInsert: audit.auditInsert,
    requireIntegration,
    tellOutside: notices.onInbox,
  });
  const phoneOrders = createPhoneOrdersModule({
    shop,
    publicUrl,
    payUrl,
    reader,
    sendText: (text) => sendText(deps.textProviders, { dataDir: deps.env.dataDir, now }, text),
  });
  const [rings, autoConfirm] = [ringSubscriber(branchAsks), autoConfirmSubscriber(branchAsks)];
  const modules = { notifications: orderNotifications, loyalty: people.loyalty, push, notices, announcer };
  const events = createOrderEvents(
    orderSubscriptions({
      ...modules,
      touched: touchedStatements,
      rings,
      autoConfirm,
      phoneOrders,
      board: records,
      guests: guestRecords,
    }),
    (error) => app.log.error({ err: error }, "order subscriber failed after the commit; the order is unchanged"),
  );
  const selling = createSelling(app, deps, common, {
    auth,
    events,
    answersOf: records.answersOf,
    branchOverrides: office.branchOverrides,
    practice: { realtime, auditInsert: audit.auditInsert },
  });
  const alarms = createAlarms(app, deps, common, { ...office, ...selling, push, answersOf: records.answersOf });
  const inbox = createInbox(common, { ...desk, auditInsert: audit.auditInsert, calls: alarms.module.calls });
  const jobs = createJobRunner({
    db,
    now,
    onError: common.onError,
    handlers: {
      ...selling.orders.jobs(selling.payments.payments.checkOrder),
      ...selling.payments.jobs,
      ...desk.requests.jobs,
      ...inbox.jobs,
      ...push.jobs,
      ...notices.jobs,
      ...phoneOrders.jobs,
      ...alarms.jobs,
      ...office.menu.jobs,
      ...office.imports.jobs,
      ...office.dryRuns.jobs,
    },
    ends: { ...office.menu.jobEnds, ...office.imports.jobEnds, ...office.dryRuns.jobEnds },
  });
  return {
    audit,
    ...people,
    ...selling,
    requireIntegration,
    ...desk,
    inbox,
    push,
    notices,
    phoneOrders,
    ...office,
    alarms: alarms.module,
    jobs,
  };
}
