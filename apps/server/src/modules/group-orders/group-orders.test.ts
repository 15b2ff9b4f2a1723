import { randomBytes } from "node:crypto";
import { groupOrderPath, PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pruneStore } from "../../jobs/pruning/prune-store.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const hour = 3_600_000;
const borsch = { product_id: 101, quantity: 1, supplements: [{ id: 901, count: 1 }], name: "Борщ" };

describeOnEachEngine("group orders", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine, files: smallShop });
  });
  afterAll(() => shop.close());

  const secretOf = () => randomBytes(16).toString("base64url");
  const create = (body: object = {}, remoteAddress = "10.8.0.1") =>
    shop.app.inject({
      method: "POST",
      url: `/api${PATHS.groupOrders}`,
      remoteAddress,
      payload: { host: "Анна", warehouse_id: 10, ...body },
    });
  const show = (id: string) => shop.app.inject(groupOrderPath(id));
  const put = (id: string, body: object) =>
    shop.app.inject({
      method: "PUT",
      url: `${groupOrderPath(id)}/mine`,
      payload: { secret: secretOf(), name: "Олег", lines: [borsch], ...body },
    });
  const post = (id: string, path: string, payload: object) =>
    shop.app.inject({ method: "POST", url: `${groupOrderPath(id)}/${path}`, payload });
  async function opened(): Promise<{ id: string; key: string }> {
    const answer = await create();
    expect(answer.statusCode).toBe(201);
    return answer.json();
  }

  it("accept dishes from everybody with the link, under distinct names, and reveal no secret", async () => {
    const { id, key } = await opened();
    const secret = secretOf();
    expect((await put(id, { secret })).json()).toMatchObject({ person_id: 1, revision: 2 });
    expect((await put(id, {})).json()).toMatchObject({ person_id: 2 });
    const again = await put(id, { secret, done: true, lines: [{ ...borsch, quantity: 3 }] });
    expect(again.json()).toMatchObject({ person_id: 1, revision: 4 });
    const answer = await show(id);
    expect(answer.json()).toMatchObject({
      id,
      host: "Анна",
      state: "open",
      warehouse_id: 10,
      people: [
        { id: 1, name: "Олег", done: true, lines: [{ product_id: 101, quantity: 3, name: "Борщ" }] },
        { id: 2, name: "Олег 2", done: false },
      ],
    });
    for (const secretText of [key, secret]) expect(answer.body).not.toContain(secretText);
    expect(answer.body).not.toMatch(/holder|digest|network/);
  });

  it("lose no dish when twenty people add at once, and refuse the twenty-first", async () => {
    const { id } = await opened();
    const secrets = Array.from({ length: 20 }, secretOf);
    const answers = await Promise.all(
      secrets.map((secret, index) =>
        put(id, { secret, name: `Гость ${index}`, lines: [{ ...borsch, quantity: index + 1 }] }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const { people, revision } = (await show(id)).json();
    const quantities = people.map((person: { lines: { quantity: number }[] }) => person.lines[0]?.quantity);
    expect(quantities.toSorted((a: number, b: number) => a - b)).toEqual(secrets.map((_, index) => index + 1));
    expect(revision).toBe(21);
    const more = await put(id, {});
    expect([more.statusCode, more.json().data.reason]).toEqual([409, "too-many-people"]);
  });

  it("are closed, reopened and finished only with the host's key", async () => {
    const { id, key } = await opened();
    const secret = secretOf();
    await put(id, { secret });
    expect((await post(id, "state", { key: secret, state: "closed" })).statusCode).toBe(403);
    expect((await post(id, "state", { key, state: "closed" })).json()).toMatchObject({ state: "closed" });
    expect((await put(id, { secret, lines: [] })).json()).toMatchObject({ data: { status: 409, reason: "closed" } });
    expect((await show(id)).json()).toMatchObject({ people: [{ lines: [{ quantity: 1 }] }] });
    expect((await post(id, "state", { key, state: "open" })).json()).toMatchObject({ state: "open" });
    expect((await put(id, { secret, lines: [] })).statusCode).toBe(200);
    expect((await post(id, "state", { key, state: "ordered" })).statusCode).toBe(200);
    expect((await post(id, "state", { key, state: "ordered" })).statusCode).toBe(200);
    expect((await post(id, "state", { key, state: "open" })).json()).toMatchObject({ data: { reason: "ordered" } });
  });

  it("are cancelled by the host's key for good, and show it to everybody", async () => {
    const { id, key } = await opened();
    const secret = secretOf();
    await put(id, { secret });
    expect((await post(id, "state", { key: secret, state: "cancelled" })).statusCode).toBe(403);
    expect((await post(id, "state", { key, state: "closed" })).statusCode).toBe(200);
    expect((await post(id, "state", { key, state: "cancelled" })).json()).toMatchObject({ state: "cancelled" });
    expect((await post(id, "state", { key, state: "cancelled" })).statusCode).toBe(200);
    expect((await show(id)).json()).toMatchObject({ state: "cancelled", people: [{ lines: [{ quantity: 1 }] }] });
    expect((await put(id, { secret, lines: [] })).json()).toMatchObject({ data: { status: 409, reason: "closed" } });
    for (const state of ["open", "closed", "ordered"])
      expect((await post(id, "state", { key, state })).json()).toMatchObject({
        data: { status: 409, reason: "cancelled" },
      });
  });

  it("are either ordered or cancelled when both are asked for at once", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, key } = await opened();
      const wishes = ["ordered", "cancelled", "ordered", "cancelled"];
      const answers = await Promise.all(wishes.map((state) => post(id, "state", { key, state })));
      const { state } = (await show(id)).json();
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses).toEqual(wishes.map((wish) => (wish === state ? 200 : 409)));
    }
  });

  it("show a person which dishes the host took out, until others may add again", async () => {
    const { id, key } = await opened();
    const secret = secretOf();
    await put(id, { secret, lines: [borsch, { ...borsch, supplements: [] }] });
    const keep = (lines: readonly object[], by = key) =>
      shop.app.inject({ method: "PUT", url: `${groupOrderPath(id)}/kept`, payload: { key: by, lines } });
    const inCart = { ...borsch, person: "Олег" };
    expect((await keep([inCart])).json()).toMatchObject({ data: { status: 409, reason: "open" } });
    await post(id, "state", { key, state: "closed" });
    expect((await keep([inCart], secret)).statusCode).toBe(403);
    expect((await keep([inCart])).json().people).toMatchObject([{ lines: [{}, {}], kept: [{ product_id: 101 }] }]);
    const { revision } = (await show(id)).json();
    expect((await keep([inCart])).json().revision).toBe(revision);
    expect((await keep([inCart, { ...inCart, supplements: [] }])).json().people[0]).not.toHaveProperty("kept");
    await keep([]);
    expect((await post(id, "state", { key, state: "open" })).json().people[0]).not.toHaveProperty("kept");
    await post(id, "state", { key, state: "closed" });
    await keep([inCart]);
    await post(id, "state", { key, state: "ordered" });
    expect((await show(id)).json()).toMatchObject({ state: "ordered", people: [{ kept: [{ quantity: 1 }] }] });
    expect((await keep(Array(101).fill(inCart))).statusCode).toBe(400);
  });

  it("are left by a person's own secret, and barred by the host's key", async () => {
    const { id, key } = await opened();
    const [one, two] = [secretOf(), secretOf()];
    await put(id, { secret: one });
    await put(id, { secret: two });
    expect((await post(id, "people/2/remove", { key: one })).statusCode).toBe(403);
    expect((await post(id, "people/9/remove", { key: one })).statusCode).toBe(403);
    expect((await post(id, "people/1/remove", { key: one })).json().people).toMatchObject([{ id: 2 }]);
    expect((await put(id, { secret: one })).statusCode).toBe(200);
    expect((await post(id, "people/1/remove", { key })).json().people).toMatchObject([{ id: 2 }, { id: 4 }]);
    expect((await post(id, "people/2/remove", { key })).json().people).toMatchObject([{ id: 4 }]);
    expect((await put(id, { secret: two })).json()).toMatchObject({ data: { reason: "removed" } });
  });

  it("close after 24 hours, and are deleted a day later", async () => {
    const { id, key } = await opened();
    const start = shop.clock.now();
    shop.clock.advance(24 * hour);
    expect((await show(id)).json()).toMatchObject({ state: "closed" });
    expect((await put(id, {})).json()).toMatchObject({ data: { reason: "closed" } });
    await post(id, "state", { key, state: "closed" });
    expect((await post(id, "state", { key, state: "open" })).json()).toMatchObject({ data: { reason: "expired" } });
    await pruneStore(shop.store.db, { now: start + 48 * hour, goOn: async () => true });
    expect((await show(id)).statusCode).toBe(200);
    await pruneStore(shop.store.db, { now: start + 48 * hour + 1, goOn: async () => true });
    expect((await show(id)).statusCode).toBe(404);
    shop.clock.set(start);
  });

  it("remove control characters from a name, and refuse a name without other characters", async () => {
    const answer = await create({ host: "Ан\0на\u0007" });
    expect([answer.statusCode, answer.json().host]).toEqual([201, "Анна"]);
    const { id } = answer.json();
    expect((await put(id, { name: "Оле\0г\n" })).json()).toMatchObject({ people: [{ name: "Олег" }] });
    expect((await create({ host: " \0\u0007" })).statusCode).toBe(400);
    expect((await put(id, { name: "\0" })).statusCode).toBe(400);
  });

  it("are limited to thirty an hour per network", async () => {
    const address = "10.8.9.9";
    for (let count = 0; count < 30; count += 1) expect((await create({}, address)).statusCode).toBe(201);
    const refused = await create({}, address);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "3600"]);
    expect((await create({}, "10.8.9.10")).statusCode).toBe(201);
    shop.clock.advance(hour);
    expect((await create({}, address)).statusCode).toBe(201);
  });

  it("are limited to thirty an hour per network under parallel requests", async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => create({}, "10.8.7.7")));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array(30).fill(201), ...Array(30).fill(429)]);
  });

  it("refuse an unknown branch, an unknown link and texts that are too long", async () => {
    expect((await create({ warehouse_id: 99 })).statusCode).toBe(404);
    expect((await create({ host: " " })).statusCode).toBe(400);
    expect((await show(secretOf())).statusCode).toBe(404);
    expect((await show("short")).statusCode).toBe(400);
    const { id } = await opened();
    for (const body of [{ lines: Array(21).fill(borsch) }, { name: "я".repeat(41) }, { secret: "short" }])
      expect((await put(id, body)).statusCode).toBe(400);
  });

  describe("on an order's lines", () => {
    it("show the person's name in the quote", async () => {
      const payload = {
        delivery_type: "local_pickup",
        warehouse_id: 10,
        pickup_location_id: 31,
        lines: [borsch, { ...borsch, person: "Олег" }],
      };
      const quote = await shop.app.inject({ method: "POST", url: PATHS.quote, payload });
      expect(quote.json().lines).toMatchObject([{ product_id: 101 }, { product_id: 101, person: "Олег" }]);
      expect(quote.json().lines[0]).not.toHaveProperty("person");
    });
  });
});
