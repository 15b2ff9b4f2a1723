import { OFFICE_PATHS } from "@skatert/contract";
import type { StaffRight, WarehouseId } from "@skatert/domain";
import { enrolDevice } from "../../testing/calls/devices.ts";
import type { RunningShop } from "../../testing/shops/start-shop.ts";

/** What a call needs, besides a right: nothing, any staff session, or the right in some place. */
type Needs =
  | { readonly needs: "nothing" }
  | { readonly needs: "session" }
  | {
      readonly needs: StaffRight;
      /**
       * `branch`: the request names a branch. `object`: it names one object, which is not found in a foreign branch.
       * `somewhere`: any branch will do. `everywhere`: all of them.
       */
      readonly in: "branch" | "object" | "somewhere" | "everywhere";
    };

/** A call of the office with a request that its schema accepts. */
export type OfficeCall = Needs & {
  /** Method and path as registered. */
  readonly call: string;
  /** Called anew for each request, so that an object that a request ends exists for the next. */
  readonly request: (at: { readonly shop: RunningShop; readonly branch: WarehouseId }) => Promise<OfficeRequest>;
};

export interface OfficeRequest {
  /** Default: the path as registered. */
  readonly url?: string;
  readonly payload?: object;
}

const plain = async (): Promise<OfficeRequest> => ({});
const sending = (payload: object) => async (): Promise<OfficeRequest> => ({ payload });
const board = {
  ...{ unanswered_after_minutes: 10, unanswered_action: "ring", auto_confirm: [] },
  capacity: { orders: null, dishes: null, money: null },
};
const boardOf =
  (payload?: object) =>
  async ({ branch }: { readonly branch: WarehouseId }) => ({
    url: `${OFFICE_PATHS.branches}/${branch}/board`,
    ...(payload === undefined ? {} : { payload }),
  });

/** Every call of the office: the rights matrix (STAFF-2) fails for a registered call that is not here. */
export const officeCalls: readonly OfficeCall[] = [
  { call: `POST ${OFFICE_PATHS.session}`, needs: "nothing", request: sending({ login: "nobody", password: "x" }) },
  { call: `DELETE ${OFFICE_PATHS.session}`, needs: "nothing", request: plain },
  { call: `GET ${OFFICE_PATHS.me}`, needs: "session", request: plain },
  { call: `PUT ${OFFICE_PATHS.ownPin}`, needs: "session", request: sending({ password: "x", pin: "2580" }) },
  { call: `POST ${OFFICE_PATHS.pin}`, needs: "nothing", request: sending({ staff_id: 1, pin: "2580" }) },
  { call: `POST ${OFFICE_PATHS.pinConfirm}`, needs: "session", request: sending({ pin: "2580" }) },
  {
    ...{ call: `POST ${OFFICE_PATHS.deviceCodes}`, needs: "devices.edit", in: "branch" },
    request: async ({ shop, branch }) => {
      // A branch has at most twenty unused codes.
      await shop.store.db.deleteFrom("device_codes").execute();
      return { payload: { branch_id: branch } };
    },
  },
  { call: `GET ${OFFICE_PATHS.enrolment}`, needs: "nothing", request: plain },
  { call: `POST ${OFFICE_PATHS.enrolment}`, needs: "nothing", request: sending({ code: "22222222", name: "Касса" }) },
  { call: `GET ${OFFICE_PATHS.devices}`, needs: "devices.edit", in: "somewhere", request: plain },
  {
    ...{ call: `DELETE ${OFFICE_PATHS.devices}/:id`, needs: "devices.edit", in: "object" },
    request: async ({ shop, branch }) => ({ url: `${OFFICE_PATHS.devices}/${(await enrolDevice(shop, branch)).id}` }),
  },
  {
    ...{ call: `POST ${OFFICE_PATHS.deviceState}`, needs: "session" },
    request: sending({ sound: true, wake_lock: true, visible: true, version: "1" }),
  },
  { call: `GET ${OFFICE_PATHS.audit}`, needs: "audit.read", in: "somewhere", request: plain },
  { call: `GET ${OFFICE_PATHS.branches}/:id/board`, needs: "orders.read", in: "branch", request: boardOf() },
  { call: `PUT ${OFFICE_PATHS.branches}/:id/board`, needs: "board.settings", in: "branch", request: boardOf(board) },
];
