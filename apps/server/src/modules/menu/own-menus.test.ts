import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { signInStaff } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { EDITED_KINDS } from "./entities/kinds.ts";

/** The branch at the station (20) sells from this menu, the one in the centre (10) does not. */
const facets = ["prices/station", "prices/station.en", "prices/unknown"];
const fields = { price: 1 };
const ids: Readonly<Record<string, string>> = { product: "101", category: "1" };

type Call = readonly [what: string, method: "PATCH" | "POST", url: string, payload: object];

/** Every way to name a facet in every call that changes a kind of entity. */
function callsOn(facet: string): readonly Call[] {
  const row = (part: object) => ({ rows: [{ id: "101", etag: '"none"', ...part }] });
  const ofGrid: readonly Call[] = [
    ["grid: set", "PATCH", OFFICE_PATHS.products, row({ set: { [facet]: fields } })],
    ["grid: unset", "PATCH", OFFICE_PATHS.products, row({ unset: { [facet]: ["price"] } })],
    ["grid: sizes", "PATCH", OFFICE_PATHS.products, row({ sizes: { [facet]: { "2011": fields } } })],
  ];
  const ofKinds = EDITED_KINDS.flatMap(({ kind, path, canCreate }): readonly Call[] => {
    const one = `${path}/${ids[kind] ?? "1"}`;
    return [
      [`${kind}: set`, "PATCH", one, { set: { [facet]: fields } }],
      [`${kind}: unset`, "PATCH", one, { unset: { [facet]: ["price"] } }],
      [`${kind}: value`, "PATCH", one, { value: { [facet]: fields } }],
      [`${kind}: drop`, "PATCH", one, { drop: [facet] }],
      ...(canCreate ? [[`${kind}: new`, "POST", path, { facets: { [facet]: fields } }] as const] : []),
    ];
  });
  return [...ofGrid, ...ofKinds];
}

describeOnEachEngine("the menu of another branch", (engine) => {
  let shop: RunningShop;
  beforeEach(async () => {
    shop = await startShop({ engine });
  });
  afterEach(() => shop.close());

  const manager = (branchId: number | null) => signInStaff(shop, [{ role: "manager", branchId }]);
  const soup = async (headers: Readonly<Record<string, string>>) => {
    const answer = await shop.app.inject({ url: `${OFFICE_PATHS.products}/101`, headers });
    return { etag: String(answer.headers["etag"]), price: answer.json().facets["prices/station"].price };
  };
  const setPrice = async (headers: Readonly<Record<string, string>>, price: number) =>
    shop.app.inject({
      method: "PATCH",
      url: `${OFFICE_PATHS.products}/101`,
      headers: { ...headers, "if-match": (await soup(headers)).etag },
      payload: { set: { "prices/station": { price } } },
    });

  it("STAFF-2 is changed by a manager of one branch in no call and no kind", async () => {
    const { headers } = await manager(10);
    for (const facet of facets)
      for (const [what, method, url, payload] of callsOn(facet)) {
        const answer = await shop.app.inject({ method, url, headers: { ...headers, "if-match": '"none"' }, payload });
        expect([what, facet, answer.statusCode, answer.json().code]).toEqual([
          ...[what, facet, 403, "staff_right_missing"],
        ]);
      }
    expect(await shop.store.db.selectFrom("shop_draft_entities").selectAll().execute()).toEqual([]);
  });

  it("STAFF-2 is changed by its own manager, and its change is discarded by no manager of another", async () => {
    const [own, foreign] = [await manager(20), await manager(10)];
    expect((await setPrice(own.headers, 310)).statusCode).toBe(200);
    const discard = (headers: Readonly<Record<string, string>>) =>
      shop.app.inject({ method: "DELETE", url: `${OFFICE_PATHS.draft}?entity=product:101`, headers });
    expect((await discard(foreign.headers)).statusCode).toBe(403);
    expect((await soup(own.headers)).price).toBe(310);
    expect((await discard(own.headers)).statusCode).toBe(200);
    expect((await soup(own.headers)).price).toBe(280);
  });
});
