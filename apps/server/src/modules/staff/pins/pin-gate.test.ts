import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { registerErrors } from "../../../http/errors/errors.ts";
import { signInStaff } from "../../../testing/calls/staff.ts";
import { movableClock } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { createGate } from "../sessions/gate.ts";
import { notePin, staffSessionId } from "../sessions/session-store.ts";
import { createStaffCookies } from "../sessions/staff-cookie.ts";
import { createGuessDigests } from "../sign-in/digests.ts";
import { createPinDigests } from "./pin-digest.ts";
import { createPins } from "./pins.ts";

const minute = 60_000;

describeOnEachEngine("a refund", (engine) => {
  it("STAFF-3 requires the PIN of the last two minutes on a shared device, and not on a personal one", async () => {
    const store = await engine.store();
    const clock = movableClock(1_000_000_000_000);
    const device = { id: 3, name: "Касса", branchId: 10 };
    const now = () => clock.now();
    const gate = createGate({
      db: store.db,
      now,
      cookies: createStaffCookies(null),
      digests: createGuessDigests("secret"),
      deviceOf: async ({ headers }) => (headers["x-device"] === "3" ? device : null),
    });
    const { pinGate } = createPins({
      db: store.db,
      now,
      gate,
      digests: createPinDigests("secret"),
      auditInsert: () => {
        throw new Error("nothing changes");
      },
    });
    const app = Fastify();
    await app.register(cookie);
    registerErrors(app);
    app.get("/", async (request) => (await pinGate.requireFreshPin(request)).name);

    const anna = await signInStaff({ store, clock }, [{ role: "cashier", branchId: 10 }], { deviceId: 3 });
    const refund = async () => {
      const answer = await app.inject({ url: "/", headers: { ...anna.headers, "x-device": "3" } });
      return answer.statusCode === 200 ? answer.body : answer.json().code;
    };
    expect(await refund()).toBe("staff_pin_required");
    const token = (anna.headers["cookie"] ?? "").replace("staff_session=", "");
    await notePin(store.db, staffSessionId(token), clock.now());
    clock.advance(2 * minute - 1);
    expect(await refund()).toBe("Анна");
    clock.advance(1);
    expect(await refund()).toBe("staff_pin_required");

    const boris = await signInStaff({ store, clock }, [{ role: "cashier", branchId: 10 }], { name: "Борис" });
    expect((await app.inject({ url: "/", headers: boris.headers })).body).toBe("Борис");
    const onShared = await app.inject({ url: "/", headers: { ...boris.headers, "x-device": "3" } });
    expect(onShared.statusCode).toBe(403);
    expect((await app.inject({ url: "/" })).statusCode).toBe(401);
    await app.close();
  });
});
