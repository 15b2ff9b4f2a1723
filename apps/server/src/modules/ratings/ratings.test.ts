import { orderRatingPath, PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anOperator, type OrderBody, placeOrder } from "../../testing/calls/orders.ts";
import { newPhone, type SignedIn, signIn } from "../../testing/calls/people.ts";
import { smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const files = { ...smallShop, stock: [], settings: { ...smallSettings, show_dish_ratings: true } };
const soupAndTea = {
  lines: [
    { product_id: 101, quantity: 1 },
    { product_id: 301, quantity: 1 },
  ],
  expected_total: 400,
};

describeOnEachEngine("rating an order", (engine) => {
  let shop: RunningShop;
  let operator: Awaited<ReturnType<typeof anOperator>>;
  beforeAll(async () => {
    shop = await startShop({ engine, files });
    operator = await anOperator(shop);
  });
  afterAll(() => shop.close());

  const get = (url: string, headers = {}) => shop.app.inject({ url, headers });
  const rate = (id: number, key: string, payload: object, person?: SignedIn) =>
    shop.app.inject({
      method: "POST",
      url: `/api${orderRatingPath(id)}?key=${key}`,
      payload,
      headers: person?.headers ?? {},
    });
  async function handedOver(changes: OrderBody = soupAndTea): Promise<{ id: number; key: string }> {
    const { id, key } = (await placeOrder(shop.app, changes)).json();
    for (const status of ["cooking", "ready", "completed"]) await operator.move(id, status);
    return { id, key };
  }
  const dishes = async () => (await get(PATHS.dishRatings)).json().ratings;
  const asOperator = {
    get headers() {
      const { consumer_key: name, consumer_secret: secret } = operator.keys;
      return { authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString("base64")}` };
    },
  };

  it("MODAL-1 is refused before the handover, and for strangers", async () => {
    const { id, key } = (await placeOrder(shop.app, soupAndTea)).json();
    const early = await rate(id, key, { stars: 5 });
    expect([early.statusCode, early.json().data.reason]).toEqual([409, "not-handed-over"]);
    expect((await get(`${orderRatingPath(id)}?key=${key}`)).json()).toMatchObject({
      can_rate: false,
      reason: "not-handed-over",
      rating: null,
      dishes: [
        { product_id: 101, name: "Борщ" },
        { product_id: 301, name: "Чай" },
      ],
    });
    const boris = await signIn(shop, newPhone());
    expect((await rate(id, "wrong", { stars: 1 })).statusCode).toBe(404);
    expect((await rate(id, "", { stars: 1 }, boris)).statusCode).toBe(404);
  });

  it("MODAL-1 removes control characters from the comment", async () => {
    const { id, key } = await handedOver();
    const rated = await rate(id, key, { stars: 5, comment: "Вку\0сно\nи тепло" });
    expect(rated.statusCode, rated.body).toBe(200);
    expect((await get(`${orderRatingPath(id)}?key=${key}`)).json().rating.comment).toBe("Вкусно\nи тепло");
  });

  it("MODAL-1 is accepted once out of twenty parallel tries, and shown to the owner", async () => {
    const { id, key } = await handedOver();
    const answers = await Promise.all(Array.from({ length: 20 }, () => rate(id, key, { stars: 4, tags: ["hot"] })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ statusCode }) => statusCode !== 200).map((each) => each.json().data.reason)),
    ).toEqual(new Set(["already-rated"]));
    expect((await get(`${orderRatingPath(id)}?key=${key}`)).json()).toMatchObject({
      can_rate: false,
      reason: "already-rated",
      rating: { stars: 4, tags: ["hot"], comment: "", dishes: [] },
    });
  });

  it("MODAL-1 belongs to the session's own order without a key", async () => {
    const anna = await signIn(shop, newPhone());
    const placed = await shop.app.inject({
      method: "POST",
      url: PATHS.orders,
      headers: { ...anna.headers, "idempotency-key": anna.token },
      payload: {
        ...soupAndTea,
        delivery_type: "local_pickup",
        warehouse_id: 10,
        pickup_location_id: 31,
        customer: { name: "Анна Иванова", phone: anna.phone },
        payment_method: "cod",
        consent: true,
      },
    });
    const { id } = placed.json();
    for (const status of ["cooking", "ready", "completed"]) await operator.move(id, status);
    const answer = await rate(id, "", { stars: 5, comment: "Вкусно", dishes: [{ product_id: 101, stars: 5 }] }, anna);
    expect(answer.statusCode).toBe(200);

    const reviews = (await get(`${PATHS.dishRatings}/101`)).json().reviews;
    expect(reviews).toMatchObject([{ id, stars: 5, name: "Анна", comment: "Вкусно" }]);
    const exported = (await get(PATHS.userExport, anna.headers)).json();
    expect(exported.ratings).toMatchObject([{ order_id: id, stars: 5, comment: "Вкусно" }]);
    await shop.app.inject({ method: "DELETE", url: PATHS.user, headers: anna.headers });
    expect((await get(`${PATHS.dishRatings}/101`)).json().reviews).toEqual([]);
    expect(await dishes()).toContainEqual(expect.objectContaining({ product_id: 101, count: 1 }));
  });

  it.each([
    [{ stars: 0 }, "stars"],
    [{ stars: 6 }, "stars"],
    [{ stars: 4.5 }, "stars"],
    [{ stars: 5, comment: "а".repeat(1001) }, "comment"],
    [{ stars: 5, tags: ["<script>"] }, "tags[0]"],
    [{ stars: 5, dishes: [{ product_id: 201, stars: 5 }] }, "dishes[0].product_id"],
    [{ stars: 5, dishes: [{ product_id: 101, stars: 9 }] }, "dishes[0].stars"],
    [
      {
        stars: 5,
        dishes: [
          { product_id: 101, stars: 5 },
          { product_id: 101, stars: 1 },
        ],
      },
      "dishes[1].product_id",
    ],
  ])("VALID-1 refuses %o with the path of the fault", async (body, path) => {
    const { id, key } = await handedOver();
    const answer = await rate(id, key, body);
    expect([answer.statusCode, answer.json().data.params?.[0].path]).toEqual([400, path]);
  });

  describe("public ratings", () => {
    it("add up to an average with its count at once, without hidden comments", async () => {
      const before = (await dishes()).find((each: { product_id: number }) => each.product_id === 301);
      expect(before).toBeUndefined();
      const first = await handedOver();
      await rate(first.id, first.key, { stars: 5, comment: "<b>Чай</b>", dishes: [{ product_id: 301, stars: 5 }] });
      const second = await handedOver();
      await rate(second.id, second.key, { stars: 3, comment: "Остыл", dishes: [{ product_id: 301, stars: 2 }] });
      expect(await dishes()).toContainEqual({ product_id: 301, average: 3.5, count: 2 });
      const reviews = async () => (await get(`${PATHS.dishRatings}/301`)).json();
      expect(await reviews()).toMatchObject({
        average: 3.5,
        count: 2,
        pages: 1,
        reviews: [
          { id: second.id, stars: 2, comment: "Остыл" },
          { id: first.id, stars: 5, comment: "<b>Чай</b>" },
        ],
      });
      const hidden = await shop.app.inject({
        method: "PUT",
        url: `${PATHS.orderRatings}/${second.id}`,
        headers: asOperator.headers,
        payload: { hidden: true },
      });
      expect(hidden.json()).toMatchObject({ order_id: second.id, hidden: true, comment: "Остыл" });
      expect(await reviews()).toMatchObject({ count: 2, reviews: [{ id: first.id }] });
    });

    it("API-2 is listed only for the restaurant", async () => {
      const listed = await get(`${PATHS.orderRatings}?per_page=1`, asOperator.headers);
      expect([listed.statusCode, listed.json().length]).toEqual([200, 1]);
      expect(Number(listed.headers["x-wp-total"])).toBeGreaterThan(2);
      expect((await get(PATHS.orderRatings)).statusCode).toBe(401);
      const put = { method: "PUT", url: `${PATHS.orderRatings}/1001`, payload: { hidden: true } } as const;
      expect((await shop.app.inject(put)).statusCode).toBe(401);
    });

    it("are empty if the shop does not show ratings", async () => {
      await shop.reimport({ ...files, settings: smallSettings });
      expect(await dishes()).toEqual([]);
      expect((await get(`${PATHS.dishRatings}/301`)).json()).toEqual({
        average: null,
        count: 0,
        pages: 0,
        reviews: [],
      });
      await shop.reimport(files);
    });
  });
});
