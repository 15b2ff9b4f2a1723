import { randomUUID } from "node:crypto";
import { OFFICE_PATHS } from "@skatert/contract";
import { signInStaff } from "../calls/staff.ts";
import { type OfficeCall, type OfficeRequest, plain, sending } from "./office-call.ts";

const token = "a".repeat(43);

type At = Parameters<OfficeCall["request"]>[0];

/** Requests about a new cook of the branch. */
const aCook =
  (part: string, payload?: object) =>
  async ({ shop, branch }: At): Promise<OfficeRequest> => {
    const { id } = await signInStaff(shop, [{ role: "cook", branchId: branch }]);
    return { url: `${OFFICE_PATHS.staff}/${id}${part}`, ...(payload === undefined ? {} : { payload }) };
  };

/** Sessions, people, links, channels. */
export const peopleCalls: readonly OfficeCall[] = [
  { call: `POST ${OFFICE_PATHS.session}`, needs: "nothing", request: sending({ login: "nobody", password: "x" }) },
  { call: `DELETE ${OFFICE_PATHS.session}`, needs: "nothing", request: plain },
  { call: `GET ${OFFICE_PATHS.me}`, needs: "session", request: plain },
  { call: `POST ${OFFICE_PATHS.linkLook}`, needs: "nothing", request: sending({ token }) },
  {
    call: `POST ${OFFICE_PATHS.linkUse}`,
    needs: "nothing",
    request: sending({ token, password: "салат оливье 42" }),
  },
  { call: `GET ${OFFICE_PATHS.staff}`, needs: "staff.edit", in: "somewhere", request: plain },
  {
    call: `POST ${OFFICE_PATHS.staff}`,
    needs: "staff.edit",
    in: "branch",
    request: async ({ branch }) => ({
      payload: { name: "Повар", login: `cook-${randomUUID()}`, roles: [{ role: "cook", branch_id: branch }] },
      headers: { "idempotency-key": randomUUID() },
    }),
  },
  {
    call: `PATCH ${OFFICE_PATHS.staff}/:id`,
    needs: "staff.edit",
    in: "object",
    request: aCook("", { name: "Другой" }),
  },
  { call: `POST ${OFFICE_PATHS.staff}/:id/link`, needs: "staff.edit", in: "object", request: aCook("/link") },
  {
    call: `POST ${OFFICE_PATHS.realtimeAuth}`,
    needs: "orders.read",
    in: "branch",
    request: async ({ branch }) => ({ payload: { socket_id: "1.1", channel_name: `private-branch-${branch}` } }),
  },
];
