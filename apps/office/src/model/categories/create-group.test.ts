import type { WireEntityPatch, WireNewEntity } from "@skatert/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newProgress } from "../entities/entity-attempt.ts";
import { type Fields, fieldsIn } from "../entities/read-fields.ts";
import { newGroup, optionForm } from "../groups/group-form.ts";
import { createGroup, type NewGroup, newOption } from "./create-group.ts";

interface Kept {
  readonly id: string;
  readonly kind: string;
  version: number;
  fields: Fields;
}

let kept: Kept[];
let answers: Map<string, Kept>;
/** What happens to each next request; none: it is answered. */
let fates: ("answered" | "lost" | "unanswered")[];

beforeEach(() => {
  kept = [];
  answers = new Map();
  fates = [];
  vi.stubGlobal("fetch", served);
});
afterEach(() => vi.unstubAllGlobals());

/** A server of the main menu that repeats its answer to a known key and refuses an outdated version. */
async function served(url: string, init: RequestInit = {}): Promise<Response> {
  await Promise.resolve();
  const fate = fates.shift() ?? "answered";
  if (fate === "lost") throw new TypeError("no connection");
  const response = made(url, init);
  if (fate === "unanswered") throw new TypeError("no connection");
  return response;
}

function made(url: string, { method = "GET", body, headers }: RequestInit): Response {
  const header = new Headers(headers);
  if (method === "POST") {
    const key = header.get("idempotency-key") ?? "";
    const { facets }: WireNewEntity = JSON.parse(String(body));
    const fresh = { id: String(90 + kept.length), kind: kindOf(url), version: 1, fields: fieldsIn(facets["catalog"]) };
    const known = answers.get(key) ?? fresh;
    if (known === fresh) kept.push(fresh);
    answers.set(key, known);
    return answer(known);
  }
  const entity = kept.find(({ id }) => url.includes(`/${id}`));
  if (entity === undefined) throw new Error(`no ${url}`);
  if (method === "PATCH") {
    if (header.get("if-match") !== etagOf(entity)) return new Response("{}", { status: 412 });
    const { set = {}, unset = {} }: WireEntityPatch = JSON.parse(String(body));
    const left = Object.entries(entity.fields).filter(([field]) => !unset["catalog"]?.includes(field));
    entity.fields = { ...Object.fromEntries(left), ...set["catalog"] };
    entity.version += 1;
  }
  return answer(entity);
}

const kindOf = (url: string) => (url.includes("categories") ? "category" : "product");
const etagOf = ({ version }: Kept) => `"${version}"`;

function answer(entity: Kept): Response {
  const { id, kind, fields } = entity;
  const facets = { catalog: fields };
  const body = { kind, id, name: "", state: "new", facets, published: null, conflicts: [], draft: null };
  return Response.json({ ...body, etag: etagOf(entity) });
}

const sauces = (name: string, price: string): NewGroup => ({
  ...newGroup("add"),
  name,
  options: [optionForm("", { key: "a", name: "Кетчуп", price })],
});
const place = { branches: [], shelf: "9" };
const whole = [
  expect.objectContaining({
    name: "Соусы",
    choice: expect.objectContaining({ options: [{ product_id: 91, max: 1 }] }),
  }),
  expect.objectContaining({ name: "Кетчуп", price: 70, regular_price: 70, categories: [90] }),
];

it.each([
  ["section", ["unanswered"]],
  ["option", ["answered", "unanswered"]],
  ["list of options", ["answered", "answered", "lost"]],
  ["list of options, though it was saved,", ["answered", "answered", "unanswered"]],
] as const)("MENU-21 a group corrected after its %s got no answer is added once, as corrected", async (_, first) => {
  const progress = newProgress();
  fates = [...first];
  expect(await createGroup(sauces("Соус", "60"), place, progress)).toMatchObject({ ok: false });
  expect(await createGroup(sauces("Соусы", "70"), place, progress)).toEqual({ ok: true, value: "90" });
  expect(kept.map(({ fields }) => fields)).toEqual(whole);
});

it("MENU-21 a group that becomes a set after a failure is taken from the section of supplements", async () => {
  const progress = newProgress();
  fates = ["unanswered"];
  await createGroup({ ...sauces("Соусы", "60"), options: [] }, place, progress);
  const set = { ...newGroup("set"), name: "Соусы", options: [optionForm("301")] };
  expect(await createGroup(set, place, progress)).toMatchObject({ ok: true });
  expect(kept.map(({ fields }) => fields)).toMatchObject([{ parent: 0, hide_category: true, choice: { kind: "set" } }]);
});

it("MENU-8 a new option becomes a product of its group at its price, in the languages of the shop", () => {
  const option = optionForm("", { key: "a", name: "Без лука ", names: { en: "No onion", de: "" }, price: "0" });
  const { facets } = newOption(option, "93", ["catalog", "prices/station"]);
  expect(Object.keys(facets)).toEqual(["catalog", "prices/station", "catalog.en"]);
  expect(facets["prices/station"]).toMatchObject({ name: "Без лука", price: 0, categories: [93] });
  expect(facets["catalog.en"]).toEqual({ name: "No onion" });
});
