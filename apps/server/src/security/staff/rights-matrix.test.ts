import {
  branchesWith,
  hasRight,
  hasRightEverywhere,
  needsPassword,
  type RoleGrant,
  STAFF_ROLES,
} from "@skatert/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enrolDevice } from "../../testing/calls/devices.ts";
import { anOperator } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { shopOfTwoBranches } from "../../testing/calls/requests.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import type { OfficeCall } from "../../testing/office-calls/office-call.ts";
import { officeCalls } from "../../testing/office-calls/office-calls.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { engineNamed } from "../../testing/stores/engines.ts";
import { officeRoutes } from "./office-routes.ts";

const own = 10;
const foreign = 20;

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The outcome of a request. "in": it passes the check of rights, whatever the answer. */
type Outcome = "in" | "no session" | "no right" | "not found";

/** The sender of one request of the matrix; null grants: no staff member. */
interface MatrixCaller {
  readonly grants: readonly RoleGrant[] | null;
  readonly byPin: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

describe("every call of the office", () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine: engineNamed("sqlite", leftovers), files: shopOfTwoBranches });
  });
  afterAll(async () => {
    await shop.close();
    for (const clean of leftovers.reverse()) await clean();
  });

  let sent = 0;
  async function outcomeOf(call: OfficeCall, branch: number, headers: MatrixCaller["headers"]): Promise<Outcome> {
    const [method, path] = call.call.split(" ");
    const { url = path, payload, headers: more = {} } = await call.request({ shop, branch });
    sent += 1;
    const answer = await shop.app.inject({
      method: methods.find((known) => known === method) ?? "POST",
      url,
      headers: { ...headers, ...more },
      remoteAddress: `10.9.${sent >> 8}.${sent & 255}`,
      ...(payload === undefined ? {} : { payload }),
    });
    const { statusCode } = answer;
    const code = statusCode >= 400 ? answer.json().code : "";
    // A request that its schema refuses would prove nothing.
    expect([call.call, statusCode < 500, code !== "rest_invalid_param"]).toEqual([call.call, true, true]);
    return outcomeFrom(call, code);
  }

  /** The matrix of one kind of caller: a line for each call and branch. */
  async function matrixOf({ grants, byPin, headers }: MatrixCaller) {
    const rows: string[] = [];
    const wanted: string[] = [];
    for (const call of officeCalls) {
      if (ends.has(call.call)) continue;
      for (const branch of "in" in call ? [own, foreign] : [own]) {
        rows.push(`${call.call} in ${branch}: ${await outcomeOf(call, branch, headers)}`);
        wanted.push(`${call.call} in ${branch}: ${expected(call, branch, grants, byPin)}`);
      }
    }
    return { rows, wanted };
  }

  it("STAFF-2 is in the table of the matrix, and every line of the table is a call", () => {
    expect([...new Set(officeCalls.map(({ call }) => call))].toSorted()).toEqual(officeRoutes(shop.app).toSorted());
  });

  it("STAFF-2 is refused without a staff session: to a guest, a shopper and an integration", async () => {
    const shopper = await signIn(shop, newPhone());
    const { keys } = await anOperator(shop);
    const basic = Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64");
    for (const headers of [{}, shopper.headers, { authorization: `Basic ${basic}` }]) {
      const { rows, wanted } = await matrixOf({ grants: null, byPin: false, headers });
      expect(rows).toEqual(wanted);
    }
  });

  const places = [
    ["of the branch", own],
    ["of every branch", null],
  ] as const;
  const callers = STAFF_ROLES.flatMap((role) => places.map(([place, branchId]) => [role, place, branchId] as const));

  it.each(callers)("STAFF-2 opens to a %s %s what the table of rights says", async (role, _place, branchId) => {
    const grants = [{ role, branchId }];
    const { headers } = await signInStaff(shop, grants);
    const { rows, wanted } = await matrixOf({ grants, byPin: false, headers });
    expect(rows).toEqual(wanted);
  });

  it.each(STAFF_ROLES)(
    "STAFF-3 allows a %s by PIN only the device's branch, without people and devices",
    async (role) => {
      const device = await enrolDevice(shop, own);
      const person = await signInStaff(shop, [{ role, branchId: null }], { deviceId: device.id });
      const byPin = { by_pin: 1, pin_at: null } as const;
      await shop.store.db.updateTable("staff_sessions").set(byPin).where("staff_id", "=", person.id).execute();
      const headers = { cookie: `${device.cookie}; ${person.headers["cookie"]}` };
      const { rows, wanted } = await matrixOf({ grants: [{ role, branchId: own }], byPin: true, headers });
      expect(rows).toEqual(wanted);
    },
  );

  it("STAFF-2 is refused to a removed person and to one who lost their roles, from the next request on", async () => {
    const removed = await signInStaff(shop, [{ role: "owner", branchId: null }]);
    const disabled = { disabled_at: shop.clock.now() };
    await shop.store.db.updateTable("staff").set(disabled).where("id", "=", removed.id).execute();
    const nobody = await matrixOf({ grants: null, byPin: false, headers: removed.headers });
    expect(nobody.rows).toEqual(nobody.wanted);
    const bare = await signInStaff(shop, []);
    const without = await matrixOf({ grants: [], byPin: false, headers: bare.headers });
    expect(without.rows).toEqual(without.wanted);
  });
});

/** Calls that end the caller's own session or device, so that the rest of a matrix would be refused. */
const ends = new Set(["DELETE /api/office/session"]);

function outcomeFrom({ needs }: OfficeCall, code: string): Outcome {
  if (code === "staff_session_required") return "no session";
  if (code === "staff_right_missing") return "no right";
  return code === "rest_not_found" && needs !== "nothing" && needs !== "session" ? "not found" : "in";
}

/** The expected outcome by the table of rights. */
function expected(call: OfficeCall, branch: number, grants: readonly RoleGrant[] | null, byPin: boolean): Outcome {
  if (call.needs === "nothing") return "in";
  if (grants === null) return "no session";
  if (call.needs === "session") return byPin && call.notByPin ? "no right" : "in";
  const { needs } = call;
  if (byPin && needsPassword(needs)) return "no right";
  const isSomewhere = branchesWith(grants, needs).length > 0;
  if (call.in === "everywhere") return hasRightEverywhere(grants, needs) ? "in" : "no right";
  if (call.in === "somewhere") return isSomewhere ? "in" : "no right";
  const { foundWith = needs } = call;
  if (call.in === "object" && !hasRight(grants, foundWith, branch))
    return branchesWith(grants, foundWith).length > 0 ? "not found" : "no right";
  return hasRight(grants, needs, branch) ? "in" : "no right";
}
