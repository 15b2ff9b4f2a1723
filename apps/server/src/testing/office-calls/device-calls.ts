import { OFFICE_PATHS } from "@skatert/contract";
import { enrolDevice } from "../calls/devices.ts";
import { type OfficeCall, plain, sending } from "./office-call.ts";

/** Tablets, PINs and the log of changes. */
export const deviceCalls: readonly OfficeCall[] = [
  { call: `PUT ${OFFICE_PATHS.ownPin}`, needs: "session", request: sending({ password: "x", pin: "2580" }) },
  { call: `POST ${OFFICE_PATHS.pin}`, needs: "nothing", request: sending({ staff_id: 1, pin: "2580" }) },
  { call: `POST ${OFFICE_PATHS.pinConfirm}`, needs: "session", request: sending({ pin: "2580" }) },
  {
    call: `POST ${OFFICE_PATHS.deviceCodes}`,
    needs: "devices.edit",
    in: "branch",
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
    call: `DELETE ${OFFICE_PATHS.devices}/:id`,
    needs: "devices.edit",
    in: "object",
    request: async ({ shop, branch }) => ({ url: `${OFFICE_PATHS.devices}/${(await enrolDevice(shop, branch)).id}` }),
  },
  {
    call: `POST ${OFFICE_PATHS.deviceState}`,
    needs: "session",
    request: sending({ sound: true, wake_lock: true, visible: true, version: "1" }),
  },
  { call: `GET ${OFFICE_PATHS.audit}`, needs: "audit.read", in: "somewhere", request: plain },
  {
    call: `GET ${OFFICE_PATHS.audit}`,
    needs: "audit.read",
    in: "branch",
    request: async ({ branch }) => ({ url: `${OFFICE_PATHS.audit}?branch_id=${branch}` }),
  },
];
