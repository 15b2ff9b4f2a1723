import { OFFICE_PATHS, PHONE_ORDER_CALLS } from "@skatert/contract";
import { teaOrder } from "../calls/orders.ts";
import { orderOf } from "./board-calls.ts";
import type { OfficeCall } from "./office-call.ts";

const place = { needs: "orders.place", in: "branch" } as const;

/** Orders by telephone. */
export const phoneCalls: readonly OfficeCall[] = [
  {
    ...place,
    call: `POST ${OFFICE_PATHS.phoneOrders}`,
    request: async ({ branch }) => ({ payload: { ...teaOrder, warehouse_id: branch, dry_run: true } }),
  },
  {
    ...place,
    call: `GET ${PHONE_ORDER_CALLS.menu}`,
    request: async ({ branch }) => ({ url: `${PHONE_ORDER_CALLS.menu}?branch_id=${branch}` }),
  },
  {
    ...place,
    call: `GET ${PHONE_ORDER_CALLS.times}`,
    request: async ({ branch }) => ({ url: `${PHONE_ORDER_CALLS.times}?branch_id=${branch}&method=local_pickup` }),
  },
  {
    ...place,
    call: `GET ${PHONE_ORDER_CALLS.addresses}`,
    request: async ({ branch }) => ({ url: `${PHONE_ORDER_CALLS.addresses}?branch_id=${branch}&text=sobor` }),
  },
  {
    needs: "orders.place",
    in: "object",
    call: `GET ${PHONE_ORDER_CALLS.repeat}`,
    request: async (at) => ({ url: PHONE_ORDER_CALLS.repeat.replace(":id", String(await orderOf(at))) }),
  },
];
