import type { BranchId, OrderId } from "@skatert/domain";

/** Calls of the restaurant's side (OFFICE-2). Unlike the shop's calls, they have no answer without `/api`. */
export const OFFICE_PATHS = {
  session: "/api/office/session",
  me: "/api/office/me",
  realtimeAuth: "/api/office/realtime/auth",
  feed: "/api/office/feed",
  orders: "/api/office/orders",
  phoneOrders: "/api/office/phone-orders",
  waitingOrders: "/api/office/orders/waiting",
  acknowledgements: "/api/office/acknowledgements",
  practiceOrders: "/api/office/practice-orders",
  stops: "/api/office/stops",
  stopMenu: "/api/office/stops/menu",
  branches: "/api/office/branches",
  stock: "/api/office/stock",
  staff: "/api/office/staff",
  linkLook: "/api/office/links/look",
  linkUse: "/api/office/links/use",
  ownSignIn: "/api/office/me/sign-in",
  ownPassword: "/api/office/me/password",
  authenticator: "/api/office/me/authenticator",
  authenticatorRemoval: "/api/office/me/authenticator/removal",
  passkeys: "/api/office/me/passkeys",
  passkeyOptions: "/api/office/me/passkeys/options",
  passkeySignIn: "/api/office/session/passkey",
  passkeySignInOptions: "/api/office/session/passkey/options",
  sessions: "/api/office/sessions",
  push: "/api/office/push",
  pushTest: "/api/office/push/test",
  devices: "/api/office/devices",
  deviceState: "/api/office/devices/current/state",
  deviceCodes: "/api/office/device-codes",
  enrolment: "/api/office/enrolment",
  pin: "/api/office/pin",
  pinConfirm: "/api/office/pin/confirm",
  ownPin: "/api/office/me/pin",
  audit: "/api/office/audit",
  guests: "/api/office/guests",
  guestByPhone: "/api/office/guests/by-phone",
  products: "/api/office/products",
  categories: "/api/office/categories",
  coupons: "/api/office/coupons",
  promotions: "/api/office/promotions",
  promotionCodes: "/api/office/promotions/codes",
  dryRuns: "/api/office/promotions/dry-run",
  zones: "/api/office/zones",
  settings: "/api/office/settings",
  content: "/api/office/content",
  contentOrder: "/api/office/content-order",
  menuOrder: "/api/office/menu/order",
  pictures: "/api/office/pictures",
  menuOptions: "/api/office/menu/options",
  draft: "/api/office/draft",
  draftSize: "/api/office/draft/size",
  publish: "/api/office/draft/publish",
  preview: "/api/office/draft/preview",
  releases: "/api/office/draft/releases",
  history: "/api/office/history",
  inbox: "/api/office/inbox",
  inboxFeed: "/api/office/inbox/feed",
  inboxPeople: "/api/office/inbox/people",
  inboxSettings: "/api/office/inbox/settings",
  bookings: "/api/office/bookings",
  imports: "/api/office/imports",
  exports: "/api/office/exports",
  places: "/api/office/places",
  placeProbe: "/api/office/places/probe",
  guide: "/api/office/guide",
  guideOpening: "/api/office/guide/opening",
  guidePlace: "/api/office/guide/place",
  guideFile: "/api/office/guide/file",
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
  action?:
    | "acknowledge"
    | "confirm"
    | "promise"
    | "refuse"
    | "stage"
    | "note"
    | "seen"
    | "changes"
    | "proposal"
    | "refunds"
    | "refunds/handed-back",
): string {
  return action === undefined ? `${OFFICE_PATHS.orders}/${id}` : `${OFFICE_PATHS.orders}/${id}/${action}`;
}

export function officeBranchPath(
  id: BranchId,
  part: "pace" | "pause" | "board" | "overrides" | "overrides/test" | "sale",
): string {
  return `${OFFICE_PATHS.branches}/${id}/${part}`;
}

export function inboxItemPath(id: number, action: "assign" | "answer" | "review"): string {
  return `${OFFICE_PATHS.inbox}/${id}/${action}`;
}

export function bookingPath(id: number): string {
  return `${OFFICE_PATHS.bookings}/${id}`;
}
