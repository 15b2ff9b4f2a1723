import { afterEach, beforeEach } from "vitest";
import { migrate } from "../../database/migrating/migrate.ts";
import { openStore, type Store } from "../../database/store.ts";
import { isJsonObject, type Json, type JsonObject } from "../../shop/documents/json.ts";
import { editShop } from "../../shop/editing/edit-shop.ts";
import { importShop } from "../../shop/import-shop.ts";
import { createShopData, type ShopData } from "../../shop/shop-data.ts";
import type { StorePlace, TestEngine } from "../stores/engines.ts";
import { folderOfUploads } from "../stores/uploads.ts";
import { type ShopFolderOnDisk, smallShop, writeShop } from "./small-shop.ts";

/** Dishes of the large section. */
export const dishes = 100;
const firstDish = 5_000;

/** The small shop with a section of a hundred dishes: four parts. */
export const largeShop = {
  ...smallShop,
  catalog: [
    ...(Array.isArray(smallShop["catalog"]) ? smallShop["catalog"] : []),
    {
      id: 50,
      name: "Горячее",
      slug: "goryachee",
      parent: 0,
      products: Array.from({ length: dishes }, (_, index) => ({
        id: firstDish + index,
        name: `Блюдо ${index}`,
        slug: `blyudo-${index}`,
        price: 100 + index,
        in_stock: true,
      })),
    },
  ],
};

/** The large shop, imported anew before each test of the suite that calls this. */
export function editedShop(engine: TestEngine) {
  let place: StorePlace;
  let folder: ShopFolderOnDisk;
  const stores: Store[] = [];

  /** Another process with the same store and an empty cache. */
  function openAgain(): Store {
    const store = openStore({ ...place, onError: () => undefined });
    stores.push(store);
    return store;
  }
  beforeEach(async () => {
    place = await engine.place();
    folder = await writeShop(largeShop);
    const store = openAgain();
    await migrate(store, 0);
    await importShop({ store, folder: folder.path, uploads: folderOfUploads(place.dataDir), now: 0 });
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await folder.remove();
  });
  return {
    openAgain,
    dataDir: () => place.dataDir,
    dataOn: (store: Store, failures: unknown[] = []) =>
      createShopData({
        db: store.db,
        onFailure: (error) => failures.push(error),
        onDropped: ({ entity }) => failures.push(entity),
      }),
  };
}

/** Renames a dish of the large section. */
export const rename = (store: Store, index: number, name: string) =>
  editShop(store, 1, async (draft) => draft.write("catalog", renamed(draft.read("catalog"), index, name)));

/** Digests of the stored parts. */
export async function partsOf(store: Store): Promise<readonly string[]> {
  return (await store.db.selectFrom("shop_parts").select("digest").execute()).map(({ digest }) => digest);
}

/** The name of a dish of the large section now. */
export async function nameOf(data: ShopData, index: number): Promise<string | undefined> {
  await data.refresh();
  return data
    .latest()
    ?.catalog()
    .products.get(firstDish + index)?.name;
}

export function withField(menu: Json, index: number, description: string): Json {
  return mapAt(menu, index, (category) => ({ ...category, description }));
}

/** The dishes are in the last section. */
export function renamed(menu: Json, index: number, name: string): Json {
  const last = Array.isArray(menu) ? menu.length - 1 : 0;
  return mapAt(menu, last, (category) => ({
    ...category,
    products: mapAt(category["products"] ?? [], index, (product) => ({ ...product, name })),
  }));
}

function mapAt(list: Json, index: number, change: (entry: JsonObject) => JsonObject): Json {
  if (!Array.isArray(list)) return list;
  return list.map((entry, each) => (each === index && isJsonObject(entry) ? change(entry) : entry));
}
