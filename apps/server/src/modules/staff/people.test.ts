import { OFFICE_PATHS, type WireNewStaff } from "@skatert/contract";
import type { RoleGrant } from "@skatert/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SignedInStaff, signInStaff } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const hour = 3_600_000;
const password = "борщ с пампушками";
const everywhere = (role: RoleGrant["role"]): RoleGrant[] => [{ role, branchId: null }];
const inBranch = (role: RoleGrant["role"], branchId: number): RoleGrant[] => [{ role, branchId }];
const cookOf10: WireNewStaff = { name: "Пётр", login: "petr", roles: [{ role: "cook", branch_id: 10 }] };

describeOnEachEngine("people of the restaurant", (engine) => {
  let shop: RunningShop;
  let owner: SignedInStaff;
  beforeAll(async () => {
    shop = await startShop({ engine });
    owner = await signInStaff(shop, everywhere("owner"));
  });
  afterAll(() => shop.close());

  type Person = Pick<SignedInStaff, "headers">;
  const send = (
    by: Person,
    method: "POST" | "PATCH",
    url: string,
    payload: object,
    key: string = crypto.randomUUID(),
  ) => shop.app.inject({ method, url, payload, headers: { ...by.headers, "idempotency-key": key } });
  const invite = (by: Person, person: object, key?: string) => send(by, "POST", OFFICE_PATHS.staff, person, key);
  const change = (by: Person, id: number, payload: object, at = shop) =>
    at.app.inject({ method: "PATCH", url: `${OFFICE_PATHS.staff}/${id}`, payload, headers: by.headers });
  const follow = (link: string, body: object = {}) =>
    shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.linkUse,
      payload: { token: link.split("#")[1], password, ...body },
    });
  const me = (by: Person) => shop.app.inject({ url: OFFICE_PATHS.me, headers: by.headers });
  const codeOf = (answer: Awaited<ReturnType<typeof me>>) => [answer.statusCode, answer.json().code];
  const logged = async (action: string) =>
    shop.store.db.selectFrom("audit_log").selectAll().where("action", "=", action).orderBy("id", "desc").execute();

  it("STAFF-1 an owner invites a cook, who chooses a password by a link that works once", async () => {
    const made = await invite(owner, { ...cookOf10, login: " Petr " });
    expect(made.statusCode).toBe(201);
    const { member, link } = made.json();
    expect(member).toMatchObject({ login: "petr", has_password: false, may_edit: true });
    expect(link.link).toMatch(/^http:\/\/localhost:80\/office\/welcome#[\w-]{43}$/);
    const token = link.link.split("#")[1];
    const look = () => shop.app.inject({ method: "POST", url: OFFICE_PATHS.linkLook, payload: { token } });
    expect((await look()).json()).toEqual({ kind: "invitation", person: { name: "Пётр", login: "petr" } });
    for (const weak of ["short", "password12", "petr и борщ", "Пётр и борщ"])
      expect((await follow(link.link, { password: weak })).statusCode).toBe(400);
    const answers = await Promise.all(Array.from({ length: 8 }, () => follow(link.link)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({ name: "Пётр" });
    expect((await look()).json().data.reason).toBe("link-spent");
    expect(JSON.stringify(await logged("create"))).toContain("petr");
    const payload = { login: "petr", password };
    expect((await shop.app.inject({ method: "POST", url: OFFICE_PATHS.session, payload })).statusCode).toBe(200);
  });

  it("STAFF-1 a repeated invitation creates nobody twice, and its new link replaces the first", async () => {
    const key = crypto.randomUUID();
    const person = { ...cookOf10, login: "ivan" };
    const answers = await Promise.all([invite(owner, person, key), invite(owner, person, key)]);
    expect(new Set(answers.map((answer) => answer.json().member.id)).size).toBe(1);
    const used = await Promise.all(answers.map((answer) => follow(answer.json().link.link)));
    expect(used.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(codeOf(await invite(owner, { ...person, login: "other" }, key))).toEqual([422, "idempotency_mismatch"]);
    expect((await invite(owner, person)).json().data.reason).toBe("login-taken");
    const without = { method: "POST", url: OFFICE_PATHS.staff, headers: owner.headers, payload: person } as const;
    expect(codeOf(await shop.app.inject(without))).toEqual([400, "idempotency_key_required"]);
  });

  it("STAFF-2 a manager manages people of the own branch only, and makes no owner", async () => {
    const manager = await signInStaff(shop, inBranch("manager", 10));
    const foreign = await signInStaff(shop, inBranch("cook", 20));
    const own = await signInStaff(shop, inBranch("cook", 10));
    const branchless = { ...cookOf10, login: "a1", roles: [{ role: "cook", branch_id: null }] };
    const inForeign = { ...cookOf10, login: "a2", roles: [{ role: "cook", branch_id: 20 }] };
    const asOwner = { ...cookOf10, login: "a3", roles: [{ role: "owner", branch_id: 10 }] };
    for (const person of [branchless, inForeign, asOwner])
      expect(codeOf(await invite(manager, person))).toEqual([403, "staff_right_missing"]);
    expect((await invite(manager, { ...cookOf10, login: "a4" })).statusCode).toBe(201);
    expect(codeOf(await change(manager, foreign.id, { name: "Я" }))).toEqual([404, "rest_not_found"]);
    expect(codeOf(await change(manager, owner.id, { disabled: true }))).toEqual([403, "staff_right_missing"]);
    expect(codeOf(await change(manager, own.id, { roles: [{ role: "owner", branch_id: null }] }))[0]).toBe(403);
    expect((await change(manager, own.id, { name: "Олег" })).json().name).toBe("Олег");
    expect(codeOf(await send(manager, "POST", `${OFFICE_PATHS.staff}/${owner.id}/link`, {}))[0]).toBe(403);
    const list = (await shop.app.inject({ url: OFFICE_PATHS.staff, headers: manager.headers })).json().staff;
    const idsOf = list.map(({ id }: { id: number }) => id);
    expect(idsOf).toEqual(expect.arrayContaining([own.id, owner.id]));
    expect(idsOf).not.toContain(foreign.id);
    expect(codeOf(await invite(own, { ...cookOf10, login: "a5" }))).toEqual([403, "staff_right_missing"]);
    const nowhere = { ...cookOf10, login: "a6", roles: [{ role: "cook", branch_id: 77 }] };
    expect((await invite(owner, nowhere)).statusCode).toBe(400);
  });

  it("STAFF-2 a repeated invitation gives a manager no link of a promoted person, and old links end", async () => {
    const manager = await signInStaff(shop, inBranch("manager", 10));
    const [key, person] = [crypto.randomUUID(), { ...cookOf10, login: "promoted" }];
    const { member, link } = (await invite(manager, person, key)).json();
    expect((await invite(manager, person, key)).statusCode).toBe(201);
    const asOwner = await change(owner, member.id, { roles: [{ role: "owner", branch_id: null }] });
    expect(asOwner.statusCode).toBe(200);
    expect(codeOf(await invite(manager, person, key))).toEqual([403, "staff_right_missing"]);
    expect((await follow(link.link)).statusCode).toBe(404);
  });

  it("STAFF-1 a removed person is refused by the next call, and returns only by a new link", async () => {
    const cook = await signInStaff(shop, inBranch("cook", 10));
    expect((await change(owner, cook.id, { disabled: true })).json().disabled_at).not.toBeNull();
    expect(codeOf(await me(cook))).toEqual([401, "staff_session_required"]);
    expect(
      await shop.store.db.selectFrom("staff_sessions").selectAll().where("staff_id", "=", cook.id).execute(),
    ).toEqual([]);
    expect((await send(owner, "POST", `${OFFICE_PATHS.staff}/${cook.id}/link`, {})).statusCode).toBe(404);
    expect((await change(owner, cook.id, { disabled: false })).json().disabled_at).toBeNull();
    expect((await me(cook)).statusCode).toBe(401);
    const { link } = (await send(owner, "POST", `${OFFICE_PATHS.staff}/${cook.id}/link`, {})).json();
    expect((await follow(link)).statusCode).toBe(200);
    expect((await logged("remove"))[0]).toMatchObject({ actor_id: owner.id, object_id: String(cook.id) });
  });

  it("STAFF-1 a link for a forgotten password ends the sessions before it, and too old ones are refused", async () => {
    const cook = await signInStaff(shop, inBranch("cook", 10));
    const fresh = async () => (await send(owner, "POST", `${OFFICE_PATHS.staff}/${cook.id}/link`, {})).json().link;
    const old = await fresh();
    shop.clock.advance(72 * hour);
    expect((await follow(old)).json().data.reason).toBe("link-spent");
    const [first, second] = [await fresh(), await fresh()];
    expect((await follow(first)).statusCode).toBe(404);
    expect((await follow(second)).statusCode).toBe(200);
    expect((await me(cook)).statusCode).toBe(401);
  });

  it("STAFF-1 of two owners who remove each other at once, one remains", async () => {
    const { alone, both } = await twoOwners();
    for (let round = 0; round < 5; round += 1) {
      const [anna, boris] = await both();
      const answers = await Promise.all([
        change(anna, boris.id, { disabled: true }, alone),
        change(
          boris,
          anna.id,
          round % 2 === 0 ? { disabled: true } : { roles: [{ role: "cook", branch_id: null }] },
          alone,
        ),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(answers.every(({ statusCode }) => [200, 401, 403].includes(statusCode))).toBe(true);
    }
    await alone.close();
  });

  it("STAFF-1 the last owner keeps the role, also when the other one has not chosen a password yet", async () => {
    const { alone, both } = await twoOwners();
    const [anna, invited] = await both();
    await alone.store.db.updateTable("staff").set({ password_hash: null }).where("id", "=", invited.id).execute();
    const tries = [
      { disabled: true },
      { roles: [{ role: "manager", branch_id: null }] },
      { roles: [{ role: "owner", branch_id: 10 }] },
    ];
    const tryAll = () => Promise.all(tries.map((payload) => change(anna, anna.id, payload, alone)));
    for (const answer of await tryAll()) expect(codeOf(answer)).toEqual([409, "staff_last_owner"]);
    expect((await change(anna, invited.id, { disabled: true }, alone)).statusCode).toBe(200);
    for (const answer of await tryAll()) expect(codeOf(answer)).toEqual([409, "staff_last_owner"]);
    await alone.close();
  });

  it("STAFF-1 the link of a new shop creates one owner, and none of the others works afterwards", async () => {
    const empty = await startShop({ engine });
    const links = [await empty.app.services.firstOwnerLink(), await empty.app.services.firstOwnerLink()];
    const use = (token = "", login = "anna") =>
      empty.app.inject({
        method: "POST",
        url: OFFICE_PATHS.linkUse,
        payload: { token, password, name: "Анна", login },
      });
    const answers = await Promise.all(links.map((link, at) => use(link?.token, `anna${at}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const log = await empty.store.db.selectFrom("audit_log").selectAll().where("object_kind", "=", "staff").execute();
    expect(log).toMatchObject([{ actor_kind: "shop", action: "create-by-link" }]);
    expect(await empty.app.services.firstOwnerLink()).toBeNull();
    await empty.close();
  });

  /** A shop whose only owners are two new ones; the earlier ones are removed. */
  async function twoOwners() {
    const alone = await startShop({ engine });
    const both = async () => {
      await alone.store.db.updateTable("staff").set({ disabled_at: 1 }).execute();
      const pair = [await signInStaff(alone, everywhere("owner")), await signInStaff(alone, everywhere("owner"))];
      await alone.store.db
        .updateTable("staff")
        .set({ password_hash: "set" })
        .where("disabled_at", "is", null)
        .execute();
      const [anna, boris] = pair;
      if (anna === undefined || boris === undefined) throw new Error("two owners");
      return [anna, boris] as const;
    };
    return { alone, both };
  }
});
