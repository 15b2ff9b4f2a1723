import type { CalendarDay, Coordinates, CustomerId, Instant } from "@skatert/domain";
import { cleanText, oneLine } from "../fields/clean-text.ts";
import { readNumber, readText, readTextOrNull } from "../fields/read.ts";
import { lonLatOf, readLonLat } from "../fields/read-place.ts";
import { dayText, readDay } from "../fields/read-time.ts";
import type { WireAddress, WireNotifications, WireUser } from "./schemas.ts";

/** A person with an account. */
export interface Account {
  readonly id: CustomerId;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly email: string | null;
  readonly birth: CalendarDay | null;
  readonly birthEditable: boolean;
  readonly ordersCount: number;
}

export function accountToWire(account: Account): WireUser {
  return {
    ID: account.id,
    name: account.name,
    phone: account.phone,
    email: account.email ?? "",
    birth: account.birth === null ? "" : dayText(account.birth),
    birth_editable: account.birthEditable,
    orders_count: account.ordersCount,
  };
}

export function accountFromWire(wire: WireUser): Account {
  const birth = readDay(wire.birth);
  return {
    id: Number(wire.ID),
    name: readText(wire.name),
    phone: readText(wire.phone),
    email: readTextOrNull(wire.email),
    birth,
    birthEditable: wire.birth_editable ?? birth === null,
    ordersCount: readNumber(wire.orders_count) ?? 0,
  };
}

/** A shopper's saved address; texts are as typed, "" if empty. */
export interface SavedAddress {
  /** Null before the address is saved. */
  readonly id: string | null;
  readonly name: string;
  readonly line: string;
  readonly apartment: string;
  readonly entrance: string;
  readonly floor: string;
  /** House number. */
  readonly number: string;
  readonly comment: string;
  readonly coordinates: Coordinates | null;
}

export function savedAddressToWire(address: SavedAddress): WireAddress {
  return {
    ...(address.id === null ? {} : { id: address.id }),
    AddressLine: address.line,
    apartment: address.apartment,
    entrance: address.entrance,
    floor: address.floor,
    number: address.number,
    comment: address.comment,
    name: address.name,
    coordinates: address.coordinates === null ? null : lonLatOf(address.coordinates),
  };
}

export function savedAddressFromWire(wire: WireAddress): SavedAddress {
  return {
    id: readTextOrNull(wire.id),
    name: oneLine(readText(wire.name)),
    line: oneLine(readText(wire.AddressLine)),
    apartment: oneLine(readText(wire.apartment)),
    entrance: oneLine(readText(wire.entrance)),
    floor: oneLine(readText(wire.floor)),
    number: oneLine(readText(wire.number)),
    comment: cleanText(readText(wire.comment)),
    coordinates: readLonLat(wire.coordinates),
  };
}

/** One entry of the notification history. */
export interface AccountNotification {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly at: Instant;
  /** A path of the shop; null: no link. */
  readonly url: string | null;
  readonly isRead: boolean;
}

/** Maximum number of notifications in one answer, the newest first. */
export const MAX_NOTIFICATIONS = 200;

export function notificationsFromWire(wire: WireNotifications): readonly AccountNotification[] {
  return wire.map((entry) => ({
    id: String(entry.id),
    title: entry.title,
    body: entry.body,
    at: Date.parse(entry.date),
    url: readTextOrNull(entry.url),
    isRead: entry.read ?? false,
  }));
}
