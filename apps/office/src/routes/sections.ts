import { branchesWith, hasRightEverywhere, type RoleGrant, type StaffRight } from "@skatert/domain";
import type { PlainKey } from "../i18n/message-key.ts";
import type { NavIconName } from "./frame/nav-icon.tsx";

export interface Section {
  readonly to: string;
  readonly icon: NavIconName;
  readonly title: PlainKey;
  /** Without this right in some branch the server refuses the whole section. */
  readonly right?: StaffRight;
  /** Whether the right is needed in every branch, because the section changes data that all branches share. */
  readonly isShared?: true;
}

/** The first four are in the phone's bar; the others are behind "More". */
export const sections: readonly Section[] = [
  { to: "/", icon: "board", title: "nav.board" },
  { to: "/inbox", icon: "inbox", title: "nav.inbox", right: "requests.answer" },
  { to: "/stops", icon: "stops", title: "nav.stops" },
  { to: "/settings", icon: "settings", title: "nav.settings" },
  { to: "/phone", icon: "phone", title: "nav.phone", right: "orders.place" },
  { to: "/bookings", icon: "bookings", title: "nav.bookings", right: "requests.answer" },
  { to: "/guests", icon: "guests", title: "nav.guests", right: "guests.read" },
  { to: "/menu", icon: "menu", title: "nav.menu", right: "menu.edit" },
  { to: "/shop", icon: "shop", title: "nav.shop", right: "shop.edit", isShared: true },
  { to: "/people", icon: "people", title: "nav.people", right: "staff.edit" },
  { to: "/devices", icon: "devices", title: "nav.devices", right: "devices.edit" },
  { to: "/journal", icon: "journal", title: "nav.journal", right: "audit.read" },
];

/** The sections that a person's roles allow in some branch. */
export function sectionsFor(grants: readonly RoleGrant[]): readonly Section[] {
  return sections.filter(({ right, isShared }) => {
    if (right === undefined) return true;
    return isShared ? hasRightEverywhere(grants, right) : branchesWith(grants, right).length > 0;
  });
}
