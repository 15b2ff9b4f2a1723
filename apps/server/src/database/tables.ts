import type { Kysely, Transaction } from "kysely";
import type { AccountTables } from "../modules/account/tables.ts";
import type { AlarmsTables } from "../modules/alarms/tables.ts";
import type { AuditTables } from "../modules/audit/tables.ts";
import type { AuthTables } from "../modules/auth/tables.ts";
import type { PracticeTables } from "../modules/board/practice/tables.ts";
import type { BoardTables } from "../modules/board/tables.ts";
import type { BranchBoardTables } from "../modules/branch-board/tables.ts";
import type { BranchOverridesTables } from "../modules/branch-overrides/tables.ts";
import type { CheckoutTables } from "../modules/checkout/tables.ts";
import type { DevicesTables } from "../modules/devices/tables.ts";
import type { DryRunsTables } from "../modules/dry-runs/tables.ts";
import type { GroupOrdersTables } from "../modules/group-orders/tables.ts";
import type { GuestsTables } from "../modules/guests/tables.ts";
import type { GuideTables } from "../modules/guide/tables.ts";
import type { ImportsTables } from "../modules/imports/tables.ts";
import type { InboxTables } from "../modules/inbox/tables.ts";
import type { IntegrationsTables } from "../modules/integrations/tables.ts";
import type { LoyaltyTables } from "../modules/loyalty/tables.ts";
import type { OrdersTables } from "../modules/orders/tables.ts";
import type { PaymentsTables } from "../modules/payments/tables.ts";
import type { TipsTables } from "../modules/payments/tips/tables.ts";
import type { PushTables } from "../modules/push/tables.ts";
import type { RatingsTables } from "../modules/ratings/tables.ts";
import type { RequestsTables } from "../modules/requests/tables.ts";
import type { StaffTables } from "../modules/staff/tables.ts";
import type { SandboxTables } from "../ports/payment/sandbox/tables.ts";
import type { RepeatsTables } from "../repeats/tables.ts";
import type { ChangesTables } from "../shop/changes/tables.ts";
import type { DraftTables } from "../shop/drafts/tables.ts";
import type { GuestNumbersTables } from "../shop/guests/tables.ts";
import type { StopsTables } from "../shop/stops/tables.ts";
import type { ShopTables } from "../shop/tables.ts";
import type { MigrationTables } from "./migrating/migration-db.ts";

/**
 * Every table of the store; each module declares its own. Columns are portable: text, integer, bigint; JSON is text,
 * times are integer milliseconds, booleans 0 and 1.
 */
export interface Database
  extends MigrationTables,
    ShopTables,
    OrdersTables,
    AuditTables,
    AuthTables,
    AccountTables,
    AlarmsTables,
    BranchBoardTables,
    BranchOverridesTables,
    BoardTables,
    ChangesTables,
    CheckoutTables,
    DevicesTables,
    DraftTables,
    DryRunsTables,
    GroupOrdersTables,
    ImportsTables,
    InboxTables,
    GuestNumbersTables,
    GuestsTables,
    GuideTables,
    LoyaltyTables,
    PaymentsTables,
    PracticeTables,
    IntegrationsTables,
    PushTables,
    RatingsTables,
    RepeatsTables,
    RequestsTables,
    SandboxTables,
    StaffTables,
    StopsTables,
    TipsTables {}

/** A write transaction of the store. */
export type Tx = Transaction<Database>;
/** The store outside or inside a transaction. */
export type Db = Kysely<Database> | Tx;
