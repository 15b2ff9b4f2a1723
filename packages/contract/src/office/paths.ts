import type { OrderId, WarehouseId } from "@skatert/domain";

/** Calls of the restaurant's side (OFFICE-2). Other than the shop's calls, they have no answer without `/api`. */
export const OFFICE_PATHS = {
  session: "/api/office/session",
  me: "/api/office/me",
  realtimeAuth: "/api/office/realtime/auth",
  feed: "/api/office/feed",
  orders: "/api/office/orders",
  practiceOrders: "/api/office/practice-orders",
  stops: "/api/office/stops",
  branches: "/api/office/branches",
  stock: "/api/office/stock",
  staff: "/api/office/staff",
  linkLook: "/api/office/links/look",
  linkUse: "/api/office/links/use",
  authenticator: "/api/office/me/authenticator",
  authenticatorRemoval: "/api/office/me/authenticator/removal",
  passkeys: "/api/office/me/passkeys",
  passkeyOptions: "/api/office/me/passkeys/options",
  passkeySignIn: "/api/office/session/passkey",
  passkeySignInOptions: "/api/office/session/passkey/options",
  sessions: "/api/office/sessions",
  push: "/api/office/push",
  devices: "/api/office/devices",
  deviceState: "/api/office/devices/current/state",
  deviceCodes: "/api/office/device-codes",
  enrolment: "/api/office/enrolment",
  pin: "/api/office/pin",
  pinConfirm: "/api/office/pin/confirm",
  ownPin: "/api/office/me/pin",
  audit: "/api/office/audit",
} as const;

/** Root of the office's pages and of its calls. */
export const OFFICE_PAGES = "/office";
export const OFFICE_CALLS = "/api/office/";

/** The page that a one-time link opens; the token is in the fragment, which no server and no log sees. */
export const OFFICE_LINK_PAGE = `${OFFICE_PAGES}/welcome`;

export function officeLink(origin: string, token: string): string {
  return `${origin}${OFFICE_LINK_PAGE}#${token}`;
}

/** Header of every answer to the office: the shop's time, milliseconds since 1970. */
export const SHOP_TIME_HEADER = "x-shop-time";

export function officeOrderPath(
  id: OrderId,
  action?: "acknowledge" | "confirm" | "promise" | "refuse" | "stage",
): string {
  return action === undefined ? `${OFFICE_PATHS.orders}/${id}` : `${OFFICE_PATHS.orders}/${id}/${action}`;
}

export function officeBranchPath(id: WarehouseId, part: "pace" | "pause" | "board"): string {
  return `${OFFICE_PATHS.branches}/${id}/${part}`;
}
