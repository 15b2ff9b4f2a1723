import { scheduleOf } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";
import type { FastifyInstance } from "fastify";
import { mayPractise } from "../config/payment-env.ts";
import { requireSecret } from "../database/secrets.ts";
import { createAlarmsModule } from "../modules/alarms/index.ts";
import { forgetGuests } from "../modules/audit/audit-data.ts";
import type { AuditModule } from "../modules/audit/index.ts";
import { hasPractised } from "../modules/audit/practice-log.ts";
import type { BoardModule } from "../modules/board/index.ts";
import { greatestOrderBranch, liveOrdersOf, noteCalled } from "../modules/board/record/board-repository.ts";
import { autoConfirmJobs } from "../modules/branch-board/auto-confirm.ts";
import { type BranchBoardModule, createBranchBoardModule } from "../modules/branch-board/index.ts";
import { type BranchOverridesModule, createBranchOverridesModule } from "../modules/branch-overrides/index.ts";
import type { BranchOverridesDeps } from "../modules/branch-overrides/service.ts";
import { branchDevices, greatestDeviceBranch } from "../modules/devices/branch-devices.ts";
import { createDevicesModule, type DevicesModule } from "../modules/devices/index.ts";
import { hasDevice, moveDevices } from "../modules/devices/move-devices.ts";
import { createDryRunsModule } from "../modules/dry-runs/index.ts";
import type { GuideParts } from "../modules/guide/guide-parts.ts";
import { createImportsModule } from "../modules/imports/index.ts";
import { writeCsv } from "../modules/imports/write/write-csv.ts";
import { openItem } from "../modules/inbox/index.ts";
import type { BranchUse } from "../modules/menu/branches/branch-use.ts";
import { createMenuModule } from "../modules/menu/index.ts";
import { createDraftPreview } from "../modules/menu/preview/draft-preview.ts";
import type { UsedCoupons } from "../modules/menu/promotions/used-coupons.ts";
import type { AnswersOf } from "../modules/orders/answers/order-answers.ts";
import type { OrdersModule } from "../modules/orders/index.ts";
import { hasOrder } from "../modules/orders/lists/has-order.ts";
import { branchLoads } from "../modules/orders/reservations/branch-load.ts";
import { allUsedCodes, couponCounts } from "../modules/orders/reservations/coupon-counts.ts";
import { greatestUsedCoupon, usedCodesOf } from "../modules/orders/reservations/coupon-uses.ts";
import { gatewayIds } from "../modules/payments/payment-ways.ts";
import { hasRealMoney } from "../modules/payments/real-money.ts";
import { createPicturesModule } from "../modules/pictures/index.ts";
import type { PushModule } from "../modules/push/index.ts";
import { createStaffModule } from "../modules/staff/index.ts";
import { branchPeople, greatestRoleBranch } from "../modules/staff/people/branch-people.ts";
import { moveRoles } from "../modules/staff/people/move-roles.ts";
import { openSessions } from "../modules/staff/sessions/session-store.ts";
import { accountsOf } from "../ports/payment/gateway-name.ts";
import type { PaymentGateways } from "../ports/payment/payment-gateway.ts";
import { alertReceivers } from "../ports/staff-alerts/alert-receivers.ts";
import type { Realtime } from "../realtime/realtime.ts";
import { greatestWonCoupon } from "../shop/coupons/coupon-rights.ts";
import type { BackendDeps, Common } from "./backend-deps.ts";

/** Staff, their devices, and each branch's rules for answers to orders. */
export async function createOffice(
  app: FastifyInstance,
  { env, signals, store, uploads, longWork, readTable, gateways }: BackendDeps,
  { db, shop, now, publicUrl }: Common,
  { audit, realtime }: { readonly audit: AuditModule; readonly realtime: Realtime },
) {
  const officeUrl = env.officeUrl ?? publicUrl;
  const { auditInsert } = audit;
  const devices = await createDevicesModule({ db, shop, now, publicUrl: officeUrl, auditInsert });
  const staff = await createStaffModule({
    db,
    shop,
    now,
    realtime,
    signals,
    deviceOf: devices.deviceOf,
    auditInsert,
    onError: (error) => app.log.warn({ err: error }, "staff session check failed; it is tried again"),
    publicUrl: officeUrl,
    sharesHost: env.officeUrl === null,
    shopUrl: publicUrl?.origin ?? (env.officeUrl === null ? "/" : null),
  });
  const branchBoard = createBranchBoardModule({
    db,
    shop,
    now,
    auditInsert,
    loadsOf: (branch, period) => branchLoads(db, branch, period),
  });
  const branchOverrides = await createBranchOverridesModule({
    db,
    shop,
    now,
    auditInsert,
    server: commonToBranches(env, gateways),
    onError: (error) => app.log.error({ err: error }, "reading the branches' own settings failed; the last ones count"),
  });
  const preview = createDraftPreview({
    store,
    now,
    shopUrl: env.officeUrl === null ? null : publicUrl,
    grantsOf: staff.grantsOfSession,
    secret: await requireSecret(db, "previews"),
  });
  const menu = createMenuModule(
    {
      store,
      now,
      auditInsert,
      branches: branchUse,
      coupons: usedCoupons,
      writeCsv,
      couponCounts,
      work: longWork,
      online: gatewayIds({ gateways, mayPractise: mayPractise(env) }),
      onEdit: () => app.services.shopWatch.look(),
    },
    preview,
  );
  const imports = createImportsModule({
    store,
    now,
    uploads,
    audit: auditInsert,
    work: longWork,
    ...(readTable !== null && { readTable }),
    maxMediaBytes: env.limits.pictures.maxBytes,
    look: () => app.services.shopWatch.look(),
    draw: (task) => app.services.drawPicture(task),
  });
  const dryRuns = createDryRunsModule({ store, shop, now, work: longWork });
  const pictures = createPicturesModule({
    store,
    now,
    uploads,
    maxMediaBytes: env.limits.pictures.maxBytes,
    bytesPerPersonPerHour: env.limits.pictures.bytesPerPersonPerHour,
    draw: (task) => app.services.drawPicture(task),
  });
  return { devices, staff, branchBoard, branchOverrides, menu, imports, dryRuns, pictures };
}

function commonToBranches(
  { notices, alerts }: BackendDeps["env"],
  gateways: PaymentGateways,
): BranchOverridesDeps["server"] {
  return {
    sends: { telegram: notices.telegram !== null, mail: notices.mail !== null },
    common: {
      telegram_chats: notices.telegram?.chats.length ?? 0,
      alert_phones: alerts.phones.length,
      mail_addresses: notices.mail?.to.length ?? 0,
    },
    payment_accounts: accountsOf(gateways),
  };
}

interface AlarmedModules {
  readonly devices: DevicesModule;
  readonly branchBoard: BranchBoardModule;
  readonly branchOverrides: BranchOverridesModule;
  readonly orders: OrdersModule;
  readonly board: BoardModule;
  readonly push: PushModule;
  readonly answersOf: AnswersOf;
}

/** Unanswered orders: calls of staff, and the shop's own answers (BOARD-3, BOARD-7). */
export function createAlarms(
  app: FastifyInstance,
  { env, textProviders: providers }: BackendDeps,
  { db, shop, now }: Common,
  modules: AlarmedModules,
) {
  const { orders, answersOf, branchBoard, branchOverrides, devices } = modules;
  const alerting = { ...env, providers, outbox: { dataDir: env.dataDir, now } };
  const { boardOf } = branchBoard.boards;
  const own = (orderId: OrderId) => ({ orderId, by: "shop", deviceId: null, version: null, call: null });
  const confirm = async (id: OrderId) => void (await modules.board.board.confirm(own(id), null));
  const module = createAlarmsModule({
    db,
    shop,
    now,
    orders: orders.orders,
    answersOf,
    boardOf,
    confirm,
    showPhone: noteCalled,
    refuse: async (id) => void (await modules.board.board.refuse(own(id), { reason: "unanswered", message: "" })),
    async practiceFacts(id) {
      const row = await modules.board.practice.get(id);
      if (row === null) return null;
      const { branch_id: branchId, created_at: placedAt } = row;
      return { branchId, placedAt, rings: { first: placedAt, second: null, cancel: null } };
    },
    reportsOf: (branch) => devices.reportedDevices([branch]),
    answersIn: (tx, sessions, branch) => openSessions(tx, sessions, { right: "orders.answer", branch, now: now() }),
    isItemOpen: async (id) => (await openItem(db, id)) !== null,
    sender: modules.push.sender,
    pushServices: env.push.services,
    receiversOf: (branch) => alertReceivers(alerting, branchOverrides.overrides.of(branch)),
    onError: (error) => app.log.error({ err: error }, "board watch failed; it is tried again in seconds"),
  });
  const zoneOf = async (branch: number) => scheduleOf((await shop.current()).settings(), branch).timeZone;
  return { module, jobs: { ...module.jobs, ...autoConfirmJobs({ boardOf, zoneOf, confirm }) } };
}

/** Operations on the shop's branches for other modules. */
const branchUse: BranchUse = {
  liveOrders: liveOrdersOf,
  devices: branchDevices,
  people: branchPeople,
  greatest: async (db) =>
    Math.max(await greatestOrderBranch(db), await greatestDeviceBranch(db), await greatestRoleBranch(db)),
};

/** Operations on the shop's coupons for other modules. */
export const usedCoupons: UsedCoupons = {
  greatest: async (db) => Math.max(await greatestUsedCoupon(db), await greatestWonCoupon(db)),
  usedCodes: usedCodesOf,
  allUsedCodes,
};

/** Operations of other modules for the guide of the first start (OFFICE-6). */
export const guideParts: GuideParts = {
  hasRealMoney,
  hasOrder,
  hasPractised,
  forgetGuests,
  hasDevice,
  moveDevices,
  moveRoles,
};
