import { boardCalls } from "./board-calls.ts";
import { deviceCalls } from "./device-calls.ts";
import { guestCalls } from "./guest-calls.ts";
import { guideCalls } from "./guide-calls.ts";
import { importCalls } from "./import-calls.ts";
import { inboxCalls } from "./inbox-calls.ts";
import { menuCalls } from "./menu-calls.ts";
import type { OfficeCall } from "./office-call.ts";
import { ownCalls } from "./own-calls.ts";
import { peopleCalls } from "./people-calls.ts";
import { phoneCalls } from "./phone-calls.ts";
import { stopCalls } from "./stop-calls.ts";

/** Every call of the office: the rights matrix (STAFF-2) fails for a registered call that is not here. */
export const officeCalls: readonly OfficeCall[] = [
  ...peopleCalls,
  ...ownCalls,
  ...deviceCalls,
  ...boardCalls,
  ...phoneCalls,
  ...stopCalls,
  ...menuCalls,
  ...importCalls,
  ...guideCalls,
  ...inboxCalls,
  ...guestCalls,
];
