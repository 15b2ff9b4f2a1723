import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountCalls } from "../../testing/calls/account-calls.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("an account's profile", (engine) => {
  let shop: RunningShop;
  const { get, post } = accountCalls(() => shop);
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  describe("profile", () => {
    it("API-1 shows the signed-in user", async () => {
      const phone = newPhone();
      const anna = await signIn(shop, phone);
      expect((await get(`${PATHS.user}?token=${anna.token}`)).json()).toEqual({
        status: "success",
        data: {
          data: { ID: anna.userId, name: "", phone, email: "", birth: "", birth_editable: true, orders_count: 0 },
        },
      });
    });

    it("API-1 changes name and email, and the birthday once", async () => {
      const anna = await signIn(shop, newPhone());
      const changed = await post(
        PATHS.user,
        { name: "  Анна ", email: "anna@stol.example", birth: "29.02.1988" },
        anna,
      );
      expect(changed.json().data.data).toMatchObject({
        name: "Анна",
        email: "anna@stol.example",
        birth: "29.02.1988",
        birth_editable: false,
      });
      const moved = await post(PATHS.user, { birth: "04.03.1988" }, anna);
      expect([moved.statusCode, moved.json().data.reason]).toEqual([403, "birth-fixed"]);
      expect((await post(PATHS.user, { birth: "29.02.1988", email: "" }, anna)).json().data.data).toMatchObject({
        email: "",
        name: "Анна",
      });
    });

    it.each([
      [{ birth: "31.02.1990" }, "birth"],
      [{ birth: "05.03.2026" }, "birth"],
      [{ birth: "01.01.1899" }, "birth"],
      [{ birth: "1990-05-14" }, "birth"],
      [{ email: "anna" }, "email"],
      [{ name: "А".repeat(101) }, "name"],
      [{ name: { first: "Анна" } }, "name"],
    ])("API-1 refuses %o with the path of the fault", async (change, path) => {
      const anna = await signIn(shop, newPhone());
      shop.clock.set("2026-03-04T12:00:00+03:00");
      const answer = await post(PATHS.user, change, anna);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().data.params[0].path).toBe(path);
    });
  });
});
