import type { WireCouponRow } from "@skatert/contract";
import { afterEach, expect, it, vi } from "vitest";
import { bringBack, copyOf, freshCode, makePromotion, removePromotion } from "./change-promotions.ts";

afterEach(() => vi.unstubAllGlobals());

const flyer = { code: "ЛИСТОВКА", discount_type: "percent", amount: 15 };
const keys = { make: "m", draw: "d" };
const entity = (facets: object) => ({
  kind: "coupon",
  id: "7",
  name: "X",
  state: "new",
  etag: '"1"',
  facets,
  published: null,
  conflicts: [],
  draft: null,
});
const refused = (status: number) =>
  Response.json({ code: "refused", message: "", data: { status } }, { status, headers: { "retry-after": "1" } });

/** Answers calls by their method and the end of their path; others are refused. Returns what was sent. */
function answering(answers: Readonly<Record<string, () => Response>>) {
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const call = `${method} ${new URL(url, "http://shop.test").pathname.split("/").slice(-2).join("/")}`;
    sent.push({ call, body: typeof body === "string" ? JSON.parse(body) : null });
    return answers[call]?.() ?? refused(404);
  });
  return sent;
}

it("PROMO-1 a promotion whose codes cannot be drawn is not left behind as a code for everybody", async () => {
  const sent = answering({
    "POST office/coupons": () => Response.json(entity({ "coupons#codes": flyer }), { status: 201 }),
    "POST promotions/codes": () => refused(400),
    "DELETE coupons/7": () => Response.json(entity({})),
  });
  const made = await makePromotion({ isCode: true, coupon: flyer }, 200, keys);
  expect(made).toMatchObject({ ok: false, error: { status: 400 }, isBack: true });
  expect(sent.map(({ call }) => call)).toEqual(["POST office/coupons", "POST promotions/codes", "DELETE coupons/7"]);
});

it("PROMO-1 a copy has the rules and the translations, and of single-use codes a fresh one of its own", () => {
  const facets = {
    "coupons#codes": { id: 7, code: "X", amount: 5, codes: ["A1", "A2"] },
    "coupons.en#codes": { id: 7, code: "X", description: "Five" },
  };
  expect(copyOf(facets, "X-2", "FRESH")).toEqual({
    "coupons#codes": { code: "X-2", amount: 5, codes: ["FRESH"] },
    "coupons.en#codes": { code: "X-2", description: "Five" },
  });
  const lunch = { "coupons#auto": { id: 7, code: "Обед" }, "coupons.en#auto": { id: 7, code: "Lunch" } };
  expect(copyOf(lunch, "Обед 2", "FRESH")).toEqual({
    "coupons#auto": { code: "Обед 2" },
    "coupons.en#auto": { code: "Lunch" },
  });
  expect(freshCode()).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
  expect(freshCode()).not.toBe(freshCode());
});

it("PROMO-1 a promotion that guests never had comes back with its translations and codes", async () => {
  const facets = {
    "coupons#codes": { id: 7, ...flyer, codes: ["A1"] },
    "coupons.en#codes": { id: 7, description: "Off" },
  };
  const sent = answering({
    "GET coupons/7": () => Response.json(entity(facets)),
    "DELETE coupons/7": () => Response.json(entity({})),
    "POST office/coupons": () => Response.json(entity(facets), { status: 201 }),
  });
  const removed = await removePromotion({ id: "7", etag: '"1"', state: "new" } as WireCouponRow);
  if (!removed.ok) throw new Error("it was not removed");
  expect((await bringBack("7", removed.facets, "k")).ok).toBe(true);
  expect(sent.at(-1)?.body).toEqual({
    facets: { "coupons#codes": { ...flyer, codes: ["A1"] }, "coupons.en#codes": { description: "Off" } },
  });
});
