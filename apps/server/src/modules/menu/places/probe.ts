import {
  DEFAULT_LANGUAGE,
  type FoundAddress,
  type LanguageCode,
  type ShopSettings,
  scheduleOf,
  type WireBranchProbe,
  type WireProbe,
} from "@skatert/contract";
import { type Coordinates, type DeliveryZone, explainPlace, moneyToRoubles } from "@skatert/domain";
import type { ShopData } from "../../../shop/shop-data.ts";
import type { MenuDeps } from "../menu-deps.ts";
import { draftedSettings } from "./places-service.ts";

type Addresses = Promise<{ readonly addresses: readonly FoundAddress[] }>;

/** The address search of guests, so that staff get the same results. */
export interface PlaceFinder {
  locate(question: {
    readonly text: string;
    readonly language: LanguageCode;
    readonly session: string;
    readonly ref: null;
  }): Addresses;
  at(point: Coordinates, language: LanguageCode): Addresses;
}

export interface ProbeDeps extends Pick<MenuDeps, "store"> {
  readonly shop: ShopData;
  readonly finder: PlaceFinder;
}

export type ProbeQuestion = { readonly text: string } | { readonly point: Coordinates };

/** The delivery of each branch to a place, in the draft and by the current prices of orders (EDIT-3). */
export async function probe(deps: ProbeDeps, question: ProbeQuestion): Promise<WireProbe> {
  const { point, address } = await placeOf(deps.finder, question);
  if (point === null) return { point, address, draft: [], published: [] };
  const [drafted, snapshot] = await Promise.all([draftedSettings(deps), deps.shop.current()]);
  return {
    point: { ...point },
    address,
    draft: drafted === null ? [] : answersOf(drafted, point),
    published: answersOf(snapshot.settings(), point),
  };
}

async function placeOf(finder: PlaceFinder, question: ProbeQuestion) {
  if ("point" in question) {
    const { addresses } = await finder.at(question.point, DEFAULT_LANGUAGE);
    return { point: question.point, address: addresses[0]?.text ?? null };
  }
  const { addresses } = await finder.locate({ ...question, language: DEFAULT_LANGUAGE, session: "", ref: null });
  const found = addresses.find(({ coordinates }) => coordinates !== null);
  return { point: found?.coordinates ?? null, address: found?.text ?? null };
}

function answersOf(settings: ShopSettings, point: Coordinates): WireBranchProbe[] {
  return settings.locations.flatMap(({ name, warehouseIds }) =>
    warehouseIds.map((id) => ({ branch_id: id, branch: name, ...answerOf(settings, id, point) })),
  );
}

function answerOf(settings: ShopSettings, warehouseId: number, point: Coordinates) {
  const why = explainPlace(warehouseId, point, settings.zones, settings.conditions);
  const { condition, nearest } = why;
  return {
    zone: why.zone === null ? null : zoneToWire(why.zone),
    terms:
      condition === null
        ? null
        : {
            price: moneyToRoubles(condition.price),
            free_from: condition.freeFrom === null ? null : moneyToRoubles(condition.freeFrom),
            minimum: moneyToRoubles(condition.minimum),
            express_cost: condition.expressCost === null ? null : moneyToRoubles(condition.expressCost),
          },
    cooking_minutes: scheduleOf(settings, warehouseId).cookingMinutes,
    rule: why.rule,
    containing: why.containing.map(zoneToWire),
    nearest:
      nearest === null ? null : { id: nearest.zone.id, name: nearest.zone.name, meters: Math.round(nearest.meters) },
  };
}

function zoneToWire({ id, name, priority }: DeliveryZone) {
  return { id, name, priority };
}
