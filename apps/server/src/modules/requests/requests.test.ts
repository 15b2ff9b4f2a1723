import { randomUUID } from "node:crypto";
import { PATHS, requestPath } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anOperator } from "../../testing/calls/orders.ts";
import { newPhone, outboxOf, signIn } from "../../testing/calls/people.ts";
import { requestCalls, shopWithTables, table } from "../../testing/calls/requests.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("requests", (engine) => {
  let shop: RunningShop;
  let operator: Readonly<Record<string, string>>;
  beforeAll(async () => {
    shop = await startShop({ engine, files: shopWithTables });
    const { keys } = await anOperator(shop);
    const basic = Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64");
    operator = { authorization: `Basic ${basic}` };
  });
  afterAll(() => shop.close());

  const { ask, show, cancel } = requestCalls(() => shop);

  it("remove control characters from texts, and refuse a name without other characters", async () => {
    expect((await ask({ kind: "call", name: "\0\u0007" })).statusCode).toBe(400);
    const asked = await ask({ kind: "call", name: "Ан\0на", comment: "После\0 шести\r\nи до девяти" });
    expect(asked.statusCode, asked.body).toBe(201);
    const { id, key } = asked.json();
    expect((await show(id, key)).json()).toMatchObject({ name: "Анна", comment: "После шести\nи до девяти" });
  });

  it("API-7 answers a repeat under the same key with the first request, and another body with 422", async () => {
    const phone = newPhone();
    const key = crypto.randomUUID();
    const body = { kind: "dish", product_id: 101, phone, comment: "К субботе" };
    const first = await ask(body, { key });
    expect((await ask(body, { key, lang: "en" })).json().id).toBe(first.json().id);
    const others: readonly object[] = [
      { ...body, phone: newPhone() },
      { ...body, name: "Борис" },
      { ...body, comment: "" },
      { kind: "call", phone, comment: "К субботе" },
      table({ phone, comment: "К субботе" }),
    ];
    for (const other of others) {
      const refused = await ask(other, { key });
      expect([refused.statusCode, refused.json().code]).toEqual([422, "idempotency_mismatch"]);
      expect(refused.body).not.toContain(first.json().key);
    }
  });

  describe("calls back and dishes by request", () => {
    it("CART-1 accepts a request for a dish under the shop's name, and notifies the restaurant", async () => {
      const phone = newPhone();
      const answer = await ask({ kind: "dish", product_id: 101, phone, comment: " К субботе " }, { lang: "en" });
      expect(answer.statusCode).toBe(201);
      const { id } = answer.json();
      expect(answer.json()).toMatchObject({
        number: String(id),
        kind: "dish",
        state: "new",
        name: "Анна",
        comment: "К субботе",
        product: { id: 101, name: "Borscht" },
        booking: null,
        can_cancel: true,
      });
      // The job may already be running; this call then does not wait for it.
      await shop.app.services.jobs.runDue();
      await expect
        .poll(async () => (await outboxOf(shop)).map(({ text }) => text))
        .toContain(`Заявка № ${id}: блюдо «Borscht». Анна, ${phone}. К субботе`);
    });

    it.each([
      [{ kind: "call", phone: "12" }, "phone"],
      [{ kind: "call", name: " " }, "name"],
      [{ kind: "call", consent: false }, "consent"],
      [{ kind: "call", comment: "а".repeat(1001) }, "comment"],
      [table({ seats: 0 }), "seats"],
      [table({ time: "25:00" }), "time"],
      [table({ date: "31.02.2026" }), "date"],
    ])("VALID-1 refuses %o with the path of the fault", async (body, path) => {
      const answer = await ask(body);
      expect([answer.statusCode, answer.json().data.params?.[0].path]).toEqual([400, path]);
    });

    it("CART-1 answers 404 for an unknown dish or hall", async () => {
      expect((await ask({ kind: "dish", product_id: 999 })).statusCode).toBe(404);
      expect((await ask({ kind: "dish", product_id: 901 })).statusCode).toBe(404);
      expect((await ask(table({ restaurant_id: 99 }))).statusCode).toBe(404);
    });

    it("answers a repeat under the same key with the first request", async () => {
      const key = randomUUID();
      const body = { kind: "call", phone: newPhone() };
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(body, { key })));
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    });

    it("accepts five requests of a number and ten of an address in an hour, even across a restart", async () => {
      const phone = newPhone();
      const call = (from?: string) =>
        ask({ kind: "call", ...(from === undefined ? { phone } : {}) }, { address: from });
      const first = await Promise.all(Array.from({ length: 8 }, () => call()));
      expect(first.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
      const late = first.find(({ statusCode }) => statusCode === 429);
      expect(late?.json().data.reason).toBe("too-many-requests");
      expect(Number(late?.headers["retry-after"])).toBeGreaterThan(3000);
      const flood = await Promise.all(Array.from({ length: 15 }, () => call("10.77.0.1")));
      expect(flood.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
      shop.clock.advance(3_600_001);
      expect((await call()).statusCode).toBe(201);
      shop.clock.set("2026-03-04T12:00:00+03:00");
    });
  });

  describe("access to a request", () => {
    it("ROLE-3 is open only to its key and its maker", async () => {
      const anna = await signIn(shop, newPhone());
      const boris = await signIn(shop, newPhone());
      const { id, key } = (await ask({ kind: "call" }, { person: anna })).json();
      expect((await show(id, key)).statusCode).toBe(200);
      expect((await show(id, "", anna.headers)).statusCode).toBe(200);
      expect((await show(id, "x".repeat(key.length))).statusCode).toBe(404);
      expect((await show(id, "", boris.headers)).statusCode).toBe(404);
      expect((await cancel(id, "wrong")).statusCode).toBe(404);
    });

    it("ROLE-3 joins the account when the same number signs in, and is deleted with it", async () => {
      const phone = newPhone();
      const body = table({ date: "10.03.2026", seats: 7, phone, comment: "У окна" });
      const { id, key } = (await ask(body)).json();
      const anna = await signIn(shop, phone);
      expect((await show(id, "", anna.headers)).statusCode).toBe(200);
      const exported = (await shop.app.inject({ url: PATHS.userExport, headers: anna.headers })).json();
      expect(exported.requests).toMatchObject([{ id, kind: "booking", comment: "У окна", phone, seats: 7 }]);
      await shop.app.inject({ method: "DELETE", url: PATHS.user, headers: anna.headers });
      expect((await show(id, key)).statusCode).toBe(404);
      expect((await ask(body)).statusCode).toBe(201);
    });
  });

  describe("for the restaurant", () => {
    const list = (query = "") => shop.app.inject({ url: `${PATHS.requests}${query}`, headers: operator });
    const put = (id: number, state: string) =>
      shop.app.inject({ method: "PUT", url: requestPath(id), headers: operator, payload: { state } });

    it("API-2 lists requests with the number to call, newest first, and marks them as done", async () => {
      const phone = newPhone();
      const { id } = (await ask({ kind: "call", phone })).json();
      const listed = await list("?kind=call&state=new&per_page=1");
      expect(listed.json()).toMatchObject([{ id, phone, customer_id: 0, state: "new" }]);
      expect(Number(listed.headers["x-wp-total"])).toBeGreaterThan(1);
      expect((await put(id, "done")).json()).toMatchObject({ id, state: "done", can_cancel: false });
      expect((await list("?state=done")).json().map((each: { id: number }) => each.id)).toEqual([id]);
      expect((await put(999_999, "done")).statusCode).toBe(404);
    });

    it("cannot reopen a cancelled request, whose seats are free", async () => {
      const { id, key } = (await ask(table({ date: "11.03.2026" }))).json();
      await cancel(id, key);
      const answer = await put(id, "new");
      expect([answer.statusCode, answer.json().data.reason]).toEqual([409, "cancelled"]);
    });

    it("ROLE-3 is closed to shoppers", async () => {
      const anna = await signIn(shop, newPhone());
      expect((await shop.app.inject(PATHS.requests)).statusCode).toBe(401);
      expect((await shop.app.inject({ url: PATHS.requests, headers: anna.headers })).statusCode).toBe(401);
      const marked = await shop.app.inject({ method: "PUT", url: requestPath(101), payload: { state: "done" } });
      expect(marked.statusCode).toBe(401);
    });
  });
});
