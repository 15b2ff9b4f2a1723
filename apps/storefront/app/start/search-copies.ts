import { buildSearchIndex, noStatements, type Searchable, searchMenu } from "@skatert/domain";
import type { PackedDish, PackedSection } from "../features/catalog/menu/packed-dish.ts";
import { dishesOnPage, wantedDishes } from "../features/search/search-pages.ts";
import type { SearchPageData } from "../page-data/catalog/search.loader.ts";

/** Payloads of pages with sections of the menu. */
const menuPayload =
  /\/_payload\.json\?(?:.*&)?route=(?:home|second-pass|menu|categories|categories-menu|catalog-menu)(?:&|$)/;

interface Found {
  readonly dish: PackedDish;
  readonly sections: readonly string[];
}

/** Searches the cached copies after a search request failed. Rethrows the error if that does not help. */
export async function searchInstead(thrown: unknown, url: URL): Promise<SearchPageData> {
  if (!(thrown instanceof Response) || thrown.type !== "error") throw thrown;
  const found = await searchCopies(url.searchParams.get("q") ?? "", wantedDishes(url)).catch(() => null);
  if (found === null) throw thrown;
  return found;
}

/**
 * Search results from the device's cached menu, for offline use (STATE-1). Copies have no compositions and no
 * names in other languages. Null if no menu is cached.
 */
export async function searchCopies(typed: string, max = dishesOnPage): Promise<SearchPageData | null> {
  const query = typed.trim();
  const menu = byDish((await cachedPayloads()).flatMap(sectionsOf));
  if (menu.size === 0) return null;
  const { ids, readAs, isByWishes } = searchMenu(
    buildSearchIndex([...menu.values()].map(searchable)),
    query,
    (id) => menu.get(id)?.dish.state?.kind === "sold-out",
  );
  const dishes = ids.flatMap((id) => menu.get(id)?.dish ?? []);
  const found = { query, readAs, isByWishes, dishes: dishes.slice(0, max), total: dishes.length, pages: [] };
  return { ...found, isOfCopies: true };
}

/** The service worker's copies, all of one language and branch. */
async function cachedPayloads(): Promise<readonly unknown[]> {
  const names = ((await globalThis.caches?.keys()) ?? []).filter((name) => name.startsWith("pages "));
  const shelves = await Promise.all(names.map((name) => caches.open(name)));
  const copies = await Promise.all(
    shelves.map(async (shelf) => {
      const requests = (await shelf.keys()).filter(({ url }) => menuPayload.test(url));
      return Promise.all(requests.map((request) => shelf.match(request, { ignoreVary: true })));
    }),
  );
  return Promise.all(copies.flat().map((copy) => copy?.json().catch(() => null)));
}

/** A payload is a list of sections, or contains one. */
function sectionsOf(payload: unknown): readonly PackedSection[] {
  if (Array.isArray(payload)) return payload;
  const isWithSections = typeof payload === "object" && payload !== null && "sections" in payload;
  return isWithSections && Array.isArray(payload.sections) ? payload.sections : [];
}

function byDish(sections: readonly PackedSection[]): ReadonlyMap<number, Found> {
  const menu = new Map<number, Found>();
  for (const { name, cards } of sections)
    for (const dish of cards) {
      const known = menu.get(dish.id);
      menu.set(dish.id, { dish, sections: [...(known?.sections ?? []), name] });
    }
  return menu;
}

function searchable({ dish, sections }: Found): Searchable {
  const options = (dish.attributes ?? []).flatMap((attribute) => attribute.options);
  return {
    id: dish.id,
    name: dish.name,
    aliases: [],
    labels: [...sections, ...(dish.badges ?? []), ...options],
    composition: "",
    // A missing composition is unknown. Only the shop's marks make a dish free of anything.
    statements: { ...noStatements, names: [dish.name], marks: [...sections, ...(dish.badges ?? [])] },
  };
}
