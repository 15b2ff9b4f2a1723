import type { PlainKey } from "../i18n/message-key.ts";
import type { NavIconName } from "./nav-icon.tsx";

export interface Section {
  readonly to: string;
  readonly icon: NavIconName;
  readonly title: PlainKey;
}

/** The first three stand in the phone's bar; the others are behind "More" there. */
export const sections: readonly Section[] = [
  { to: "/", icon: "board", title: "nav.board" },
  { to: "/stops", icon: "stops", title: "nav.stops" },
  { to: "/settings", icon: "settings", title: "nav.settings" },
  { to: "/people", icon: "people", title: "nav.people" },
  { to: "/devices", icon: "devices", title: "nav.devices" },
  { to: "/journal", icon: "journal", title: "nav.journal" },
];
