import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { staffPassword as password, signInWithPassword, staffHeaders } from "../../testing/calls/staff.ts";
import { smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const evil = "https://evil.example/a.js";
/** Every field that loads a script, by section. */
const loading = [
  ["include", "metrix"],
  ["include", "scripts"],
  ["include", "hosts"],
  ["map", "yandex_url"],
  ["general", "chat_widget"],
  ["general", "telegram_web_app"],
  ["general", "google_translate_url"],
] as const;
const facets = ["settings", "settings.en"];

const settings = { ...smallSettings, include: { scripts: [evil] }, map: { yandex_api_key: "k" } };

describeOnEachEngine("settings that load scripts", (engine) => {
  let shop: RunningShop;
  let owner: Readonly<Record<string, string>>;
  let manager: Readonly<Record<string, string>>;
  beforeEach(async () => {
    shop = await startShop({ engine, files: { ...smallShop, settings } });
    owner = (await signInWithPassword(shop, [{ role: "owner", branchId: null }])).headers;
    manager = await staffHeaders(shop, [{ role: "manager", branchId: null }]);
  });
  afterEach(() => shop.close());

  const edit = async (headers: Readonly<Record<string, string>>, section: string, payload: object) => {
    const url = `${OFFICE_PATHS.settings}/${section}`;
    const etag = String((await shop.app.inject({ url, headers })).headers["etag"]);
    return shop.app.inject({ method: "PATCH", url, payload, headers: { ...headers, "if-match": etag } });
  };
  const unproven = { statusCode: 403, code: "staff_password_required" };
  const refused = { statusCode: 403, code: "staff_right_missing" };
  const outcome = async (answer: ReturnType<typeof edit>) => {
    const { statusCode, body } = await answer;
    return { statusCode, code: JSON.parse(body).code };
  };

  describe("STAFF-2", () => {
    it("are changed by a manager in no field, form and language", async () => {
      for (const [section, field] of loading)
        for (const facet of facets) {
          const set = edit(manager, section, { set: { [facet]: { [field]: evil } } });
          expect([section, field, await outcome(set)]).toEqual([section, field, refused]);
          const value = edit(manager, section, { value: { [facet]: { [field]: evil } } });
          expect([section, field, await outcome(value)]).toEqual([section, field, refused]);
        }
      expect(await outcome(edit(manager, "include", { unset: { settings: ["scripts"] } }))).toEqual(refused);
      expect(await outcome(edit(manager, "include", { drop: ["settings"] }))).toEqual(refused);
      expect(await shop.store.db.selectFrom("shop_draft_entities").selectAll().execute()).toEqual([]);
    });

    it("leave the rest of their sections to managers", async () => {
      const name = await edit(manager, "general", { set: { settings: { show_dish_ratings: true } } });
      const key = await edit(manager, "map", { set: { settings: { yandex_api_key: "other" } } });
      expect([name.statusCode, key.statusCode]).toEqual([200, 200]);
    });

    it("are changed and brought back by an owner who repeats the password, and undone by no manager", async () => {
      const removed = { set: { settings: { scripts: [] } } };
      expect(await outcome(edit(owner, "include", removed))).toEqual(unproven);
      const wrong = { ...removed, password: "not the password" };
      expect(await outcome(edit(owner, "include", wrong))).toEqual({ statusCode: 401, code: "staff_login_failed" });
      expect((await edit(owner, "include", { ...removed, password })).statusCode).toBe(200);
      const published = await shop.app.inject({
        method: "POST",
        url: OFFICE_PATHS.publish,
        headers: owner,
        payload: {},
      });
      expect(published.statusCode, published.body).toBe(200);
      const history = await shop.app.inject({ url: OFFICE_PATHS.history, headers: owner });
      const undo = `${OFFICE_PATHS.history}/${history.json().changes[0].id}/undo`;
      expect(await outcome(shop.app.inject({ method: "POST", url: undo, headers: manager }))).toEqual(refused);
      expect(await outcome(shop.app.inject({ method: "POST", url: undo, headers: owner }))).toEqual(unproven);
      const proven = await shop.app.inject({ method: "POST", url: undo, headers: owner, payload: { password } });
      expect(proven.statusCode, proven.body).toBe(200);
    });
  });
});
