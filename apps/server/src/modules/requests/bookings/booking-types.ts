import type { Kysely } from "kysely";
import type { Database } from "../../../database/tables.ts";
import type { ShopData } from "../../../shop/shop-data.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";
import type { InboxRecords } from "../../inbox/record/inbox-records.ts";
import type { TellGuest } from "../answers/tell-guest.ts";

export interface BookingsDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly inbox: InboxRecords;
  readonly tellGuest: TellGuest;
  readonly auditInsert: AuditInsert;
}

/** A booking by telephone. Times in milliseconds; the phone as E.164. */
export interface PhoneBooking {
  readonly hallId: number;
  readonly table: string | null;
  readonly from: number;
  readonly to: number | null;
  readonly seats: number;
  readonly name: string;
  readonly phone: string;
  readonly comment: string;
}
