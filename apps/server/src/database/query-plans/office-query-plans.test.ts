import { beforeAll, describe, expect, it } from "vitest";
import { boardsOfRing, firstAcks } from "../../modules/alarms/acks/ack-repository.ts";
import { isOpen, openIncident } from "../../modules/alarms/boards/incident-repository.ts";
import { phoneOf } from "../../modules/alarms/phones/phone-repository.ts";
import { type AuditFilter, readAudit } from "../../modules/audit/audit-list.ts";
import { hasPractised } from "../../modules/audit/practice-log.ts";
import { practiceRow, practiceRows } from "../../modules/board/practice/practice-repository.ts";
import { boardRow, greatestOrderBranch, liveOrdersOf } from "../../modules/board/record/board-repository.ts";
import { lastChange, lastNumber } from "../../modules/board/record/feed-repository.ts";
import { branchAsks } from "../../modules/devices/branch-asks.ts";
import { deviceNames, findDevices, listDevices, reportedDevices } from "../../modules/devices/device-store.ts";
import {
  countRunning,
  findImport,
  listImports,
  readTableRows,
  rowsOfImport,
} from "../../modules/imports/store/import-store.ts";
import { openPictures } from "../../modules/imports/store/picture-store.ts";
import { readPlans } from "../../modules/imports/store/plan-store.ts";
import { couponResults } from "../../modules/orders/lists/coupon-results.ts";
import { createPastOrders } from "../../modules/orders/lists/past-orders.ts";
import { countsBefore, hasOrderedIn } from "../../modules/orders/lists/uses-before.ts";
import { allUsedCodes } from "../../modules/orders/reservations/coupon-counts.ts";
import { staffNames } from "../../modules/staff/people/staff-store.ts";
import { listSessionsOf, openSessions } from "../../modules/staff/sessions/session-store.ts";
import { earlierAnswer } from "../../repeats/repeatable.ts";
import { countsOfMenu, namesOfChanges, undoingOf } from "../../shop/changes/change-lines.ts";
import {
  entitiesOfChange,
  lastUndoOf,
  laterChange,
  listChanges,
  listChangesOf,
} from "../../shop/changes/change-store.ts";
import { draftEntities, findDraftEntity, namesOfDraft } from "../../shop/drafts/draft-store.ts";
import { openDraft, openReleases, pruneDiscarded } from "../../shop/drafts/release-store.ts";
import { findStop, holdingStops, paceOf, pauseOf } from "../../shop/stops/stop-store.ts";
import { describeOn } from "../../testing/stores/engines.ts";
import { plansOf } from "../../testing/stores/query-plans.ts";
import type { Store } from "../store.ts";
import type { Db } from "../tables.ts";

type Read = readonly [title: string, run: (db: Db) => Promise<unknown>, index: RegExp];

const reads: readonly Read[] = [
  ["BOARD-2 the last number of a feed", (db) => lastNumber(db, 10), /sequences USING .*\(name=\?\)/],
  ["BOARD-2 an order's place on the board", (db) => boardRow(db, 1), /order_boards USING INTEGER PRIMARY KEY/],
  [
    "BOARD-2 live orders of branches that are to close",
    (db) => liveOrdersOf(db, [10, 11]),
    /COVERING INDEX order_boards_by_place \(branch_id=\? AND place=\?\)/,
  ],
  ["EDIT-3 the greatest branch of past orders", greatestOrderBranch, /SEARCH order_boards USING COVERING INDEX/],
  ["BOARD-4 who changed an order last", (db) => lastChange(db, 1), /branch_feed_by_order \(order_id=\?\)/],
  ["BOARD-3 which boards have orders", (db) => firstAcks(db, [1]), /board_acks USING .*\(order_id=\?\)/],
  [
    "BOARD-3 the boards that have a ring",
    (db) => boardsOfRing(db, 1, 1),
    /board_acks USING .*\(order_id=\? AND ring=\?\)/,
  ],
  ["BOARD-3 a staff phone", (db) => phoneOf(db, "s", "e"), /staff_push USING .*\(id=\?\)/],
  ["BOARD-3 a branch without an awake board", (db) => openIncident(db, 10), /INDEX board_incidents_one_open/],
  ["BOARD-3 whether that still lasts", (db) => isOpen(db, "a"), /board_incidents USING .*\(id=\?\)/],
  ["BOARD-1 whether a branch confirms", asks, /office_devices_by_branch \(branch_id=\? AND revoked_at=\?\)/],
  ["OFFICE-3 a device by its cookie", (db) => findDevices(db, ["a"]), /office_devices USING .*\(token_hash=\?\)/],
  ["OFFICE-3 the reports of branches' devices", (db) => reportedDevices(db, [10, 11]), /INDEX office_devices_by_/],
  ["OFFICE-3 the devices of a branch", (db) => listDevices(db, [10], 1), /office_devices_by_branch \(branch_id=\?/],
  [
    "OFFICE-3 the devices of all branches",
    (db) => listDevices(db, "all", 1),
    /_by_end \(revoked_at=\?\)(.|\n)*_by_end \(revoked_at>\?\)/,
  ],
  ["STAFF-4 names of devices", (db) => deviceNames(db, [1, 2]), /office_devices USING INTEGER PRIMARY KEY/],
  ["STAFF-4 names of people", (db) => staffNames(db, [1, 2]), /staff USING INTEGER PRIMARY KEY/],
  [
    "BOARD-6 practice orders",
    (db) => practiceRows(db, 10, 1),
    /practice_orders_by_branch \(branch_id=\? AND created_at>/,
  ],
  ["BOARD-6 one of them", (db) => practiceRow(db, -1), /practice_orders USING INTEGER PRIMARY KEY/],
  ["STOP-1 what is stopped", (db) => holdingStops(db, 10, 1), /INDEX stops_holding \(branch_id=\? AND ends_at>\?\)/],
  ["STOP-1 one of these stops", (db) => findStop(db, 1), /stops USING INTEGER PRIMARY KEY/],
  ["STOP-2 the pace", (db) => paceOf(db, 10, 1), /branch_pace USING INTEGER PRIMARY KEY/],
  ["STOP-3 the pause", (db) => pauseOf(db, 10, 1), /branch_pauses USING INTEGER PRIMARY KEY/],
  ["EDIT-5 the open draft", (db) => openDraft(db), /INDEX shop_releases_by_state \(state=\?/],
  ["EDIT-5 releases that wait", (db) => openReleases(db), /INDEX shop_releases_by_state \(state=\?/],
  ["EDIT-5 the entities of a draft", (db) => draftEntities(db, 1), /shop_draft_entities USING .*\(release_id=\?\)/],
  [
    "EDIT-7 one of them",
    (db) => findDraftEntity(db, 1, "product:1"),
    /shop_draft_entities USING .*\(release_id=\? AND kind=\? AND entity_id=\?\)/,
  ],
  [
    "API-7 a call by its key",
    (db) => earlierAnswer(db, aCall, 1),
    /repeated_calls USING .*\(caller=\? AND call=\? AND call_key=\?\)/,
  ],
  ["EDIT-6 the history", (db) => listChanges(db, { before: 9, limit: 5 }), /shop_changes USING INTEGER PRIMARY KEY/],
  [
    "EDIT-6 the changes of one person",
    (db) => listChanges(db, { before: 9, limit: 5, by: 1 }),
    /shop_changes_by_person \(by_id=\? AND id<\?\)/,
  ],
  [
    "EDIT-6 the changes by one means",
    (db) => listChanges(db, { before: 9, limit: 5, source: "import" }),
    /shop_changes_by_source \(source=\? AND id<\?\)/,
  ],
  ["STAFF-2 entities of the menu", (db) => countsOfMenu(db, [1, 2]), /shop_change_entities USING .*\(change_id=\?/],
  ["EDIT-5 names in a release", (db) => namesOfDraft(db, 1), /shop_draft_entities USING .*\(release_id=\?\)/],
  [
    "EDIT-5 what was discarded long ago",
    (db) => pruneDiscarded(db, 1),
    /shop_releases_by_state \(state=\? AND at<\?\)/,
  ],
  [
    "EDIT-6 the history of an entity",
    (db) => listChangesOf(db, "product:1", { before: 9, limit: 5 }),
    /shop_change_entities_by_entity \(kind=\? AND entity_id=\? AND change_id<\?\)/,
  ],
  [
    "EDIT-6 who changed it later",
    (db) => laterChange(db, "product:1", { id: 1, facet: "catalog", field: "price" }),
    /shop_change_entities_by_entity \(kind=\? AND entity_id=\? AND change_id>\?\)/,
  ],
  [
    "EDIT-6 the entities of a change",
    (db) => entitiesOfChange(db, 1, 5),
    /shop_change_entities USING .*\(change_id=\?/,
  ],
  [
    "EDIT-6 names on lines of the history",
    (db) => namesOfChanges(db, [1, 2], { limit: 5, onlyMenu: true }),
    /shop_change_entities USING .*\(change_id=\?/,
  ],
  ["EDIT-6 what undid changes", (db) => undoingOf(db, [1, 2]), /shop_changes_by_undone \(undoes=\?\)/],
  ["EDIT-6 what undid a change last", (db) => lastUndoOf(db, 1), /shop_changes_by_undone \(undoes=\?\)/],
  ["IMPORT-2 an import", (db) => findImport(db, 1), /imports USING INTEGER PRIMARY KEY/],
  ["IMPORT-2 earlier imports", (db) => listImports(db, { before: 9, limit: 5 }), /imports USING INTEGER PRIMARY KEY/],
  ["IMPORT-2 imports that run", (db) => countRunning(db, 1), /imports_by_time \(at>\?\)/],
  ["IMPORT-2 the rows of a file", (db) => readTableRows(db, 1, turn), /import_tables USING .*\(import_id=\?\)/],
  ["IMPORT-2 the rows of a plan", (db) => rowsOfImport(db, 1, page), /import_rows .*\(import_id=\? AND position>\?\)/],
  [
    "IMPORT-2 the faults of a plan",
    (db) => rowsOfImport(db, 1, { ...page, kind: "fault" }),
    /import_rows_by_kind \(import_id=\? AND kind=\? AND position>\?\)/,
  ],
  ["IMPORT-2 what a plan changes", (db) => readPlans(db, 1, turn), /import_rows .*\(import_id=\? AND position>\?\)/],
  ["IMPORT-1 pictures to fetch", (db) => openPictures(db, 1), /import_pictures USING .*\(import_id=\?\)/],
  ["STAFF-1 the sessions of a person", (db) => listSessionsOf(db, 5, 1), /staff_sessions_by_staff \(staff_id=\?\)/],
  ["STAFF-2 who may read on", (db) => openSessions(db, ["a"], watched), /staff_sessions_1 \(token_hash=\?\)/],
  ["OFFICE-6 whether practice was refused", (db) => hasPractised(db, 1), /INDEX audit_log_by_kind \(object_kind=/],
  [
    "PROMO-2 what promotions brought",
    (db) => couponResults(db, aMonth),
    /coupon_uses_by_coupon \(coupon_id=\? AND day>\? AND day<\?\)(.|\n)*orders_by_user \(user_id=\?(.|\n)*orders_by_user \(user_id=\?(.|\n)*orders_by_phone \(phone=\?/,
  ],
  [
    "PROMO-1 the uses of a guest before an order, and those of limited coupons since",
    (db) => countsBefore(db, anOrder, [{ id: 1, usageLimit: 5, budget: null }]),
    /coupon_uses_by_customer \(customer=\?\)(.|\n)*coupon_uses_by_coupon \(coupon_id=\? AND day>\?\)/,
  ],
  [
    "PROMO-1 the single-use codes that orders have",
    (db) => allUsedCodes(db, [1, 2]),
    /COVERING INDEX coupon_uses_one_code \(coupon_id=\?/,
  ],
  [
    "STAFF-2 whether a guest ordered in branches",
    (db) => hasOrderedIn(db, [10], { userId: 1, phone: "+79161234567" }),
    /orders_by_user \(user_id=\?\)(.|\n)*orders_by_phone \(phone=\?\)/,
  ],
  [
    "PROMO-2 the uses of guests before a period",
    (db) =>
      createPastOrders(db).usesBefore({ at: 1, day: "2026-11-30", couponIds: [1, 2], customers: ["+79161234567"] }),
    /coupon_uses_by_customer \(customer=\?/,
  ],
  ["STAFF-4 the log of changes", (db) => readAudit(db, logOfBranch), /INDEX audit_log_by_branch \(branch_id=\?\)/],
];
const page = { kind: null, conflictsOnly: false, verdict: null, after: 1, limit: 5 } as const;
const turn = async () => undefined;
const aCall = { caller: "staff 1", call: "POST /api/office/stops", key: "a", digest: "", keptMs: 1 };
const aMonth = { couponIds: [1, 2], from: "2026-11-01", to: "2026-11-30", branches: [10] };
const anOrder = { id: 9, userId: 1, customer: "+79161234567", day: "2026-11-30" };
const watched = { right: "orders.read", branch: 10, now: 1 } as const;
const logOfBranch: AuditFilter = {
  branches: [10],
  staffId: null,
  deviceId: null,
  objectKind: null,
  objectId: null,
  action: null,
  words: "",
  from: null,
  to: null,
  after: null,
  limit: 50,
};

function asks(db: Db): Promise<unknown> {
  return db.selectNoFrom(branchAsks(10).as("asks")).execute();
}

describeOn("sqlite", "the query plan of the office's reads", (engine) => {
  describe("uses an index", () => {
    let store: Store;
    beforeAll(async () => {
      store = await engine.store();
    });

    it.each(reads)("%s", async (_title, run, index) => {
      const plans = await plansOf(store.db, run);
      expect(plans.join("\n")).toMatch(index);
      // Not tables: rows made from parameters, and the outer query over rows that an index has found.
      expect(plans.filter((line) => /^SCAN (?!CONSTANT ROW|json_each|entry|late|\()/.test(line))).toEqual([]);
    });
  });
});
