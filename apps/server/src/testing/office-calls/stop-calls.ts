import { OFFICE_PATHS } from "@skatert/contract";
import { staffHeaders } from "../calls/staff.ts";
import type { OfficeCall, OfficeRequest } from "./office-call.ts";

type At = Parameters<OfficeCall["request"]>[0];

const ofBranch =
  (path: string) =>
  async ({ branch }: At): Promise<OfficeRequest> => ({ url: `${path}?branch_id=${branch}` });
const stop =
  (kind: string, id: number | string) =>
  async ({ branch }: At): Promise<OfficeRequest> => ({
    payload: { branch_id: branch, target: { kind, id }, until: null },
  });
/** A request about an active stop of the branch. */
const aStop =
  (kind: string, id: number | string) =>
  async ({ shop, branch }: At): Promise<OfficeRequest> => {
    const headers = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
    const payload = { branch_id: branch, target: { kind, id }, until: null };
    const made = await shop.app.inject({ method: "POST", url: OFFICE_PATHS.stops, headers, payload });
    return { url: `${OFFICE_PATHS.stops}/${made.json().id}` };
  };
const branchPart =
  (part: string, payload?: object) =>
  async ({ branch }: At): Promise<OfficeRequest> => ({
    url: `${OFFICE_PATHS.branches}/${branch}/${part}`,
    ...(payload === undefined ? {} : { payload }),
  });

/** Stops, pace, pauses, stock. */
export const stopCalls: readonly OfficeCall[] = [
  { call: `GET ${OFFICE_PATHS.stops}`, needs: "orders.read", in: "branch", request: ofBranch(OFFICE_PATHS.stops) },
  {
    call: `GET ${OFFICE_PATHS.stopMenu}`,
    needs: "orders.read",
    in: "branch",
    request: ofBranch(OFFICE_PATHS.stopMenu),
  },
  { call: `POST ${OFFICE_PATHS.stops}`, needs: "stops.edit", in: "branch", request: stop("product", 101) },
  { call: `POST ${OFFICE_PATHS.stops}`, needs: "pace.edit", in: "branch", request: stop("method", "flat_rate") },
  {
    call: `DELETE ${OFFICE_PATHS.stops}/:id`,
    needs: "stops.edit",
    in: "object",
    request: aStop("product", 101),
  },
  {
    call: `DELETE ${OFFICE_PATHS.stops}/:id`,
    needs: "pace.edit",
    in: "object",
    foundWith: "stops.edit",
    request: aStop("method", "flat_rate"),
  },
  {
    call: `GET ${OFFICE_PATHS.branches}/:id/sale`,
    needs: "orders.read",
    in: "branch",
    request: branchPart("sale"),
  },
  {
    call: `PUT ${OFFICE_PATHS.branches}/:id/pace`,
    needs: "pace.edit",
    in: "branch",
    request: branchPart("pace", { extra_minutes: 20, express: true, until: null }),
  },
  {
    call: `PUT ${OFFICE_PATHS.branches}/:id/pause`,
    needs: "pace.edit",
    in: "branch",
    request: branchPart("pause", { message: "Перерыв", until: null }),
  },
  {
    call: `DELETE ${OFFICE_PATHS.branches}/:id/pause`,
    needs: "pace.edit",
    in: "branch",
    request: branchPart("pause"),
  },
  { call: `GET ${OFFICE_PATHS.stock}`, needs: "orders.read", in: "branch", request: ofBranch(OFFICE_PATHS.stock) },
  {
    call: `POST ${OFFICE_PATHS.stock}`,
    needs: "stock.edit",
    in: "branch",
    request: async ({ branch }) => ({
      payload: { branch_id: branch, product_id: 101, quantity: 50, reason: "пересчёт" },
    }),
  },
];
