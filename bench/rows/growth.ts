import type { Family } from "../family.ts";
import { leastCosts } from "../load/least-costs.ts";
import { askNewAddresses } from "../load/new-addresses.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { type ShopProgram, startShop } from "../programs/shop-program.ts";
import { atMost, type Row, reading } from "../row.ts";
import { menuShop, shownDishes, shownPath } from "../shops/menu-shop.ts";

const sizes = [50, 200, 1_000, 5_000];
const shown = 24;
const roundSeconds = 1;
const connections = 4;

/** The same page in shops that differ only in the number of products that it does not show. */
export const growth: Family = {
  name: "growth",
  title: `A page of ${shown} dishes, made anew, in shops of ${sizes.map(String).join(", ")} products`,
  async measure(bench) {
    const shops: ShopProgram[] = [];
    try {
      for (const size of sizes) {
        const files = menuShop(bench.demo, { shown, others: size - shown, coupons: 0 });
        shops.push(await startShop(files, bench.workspace));
      }
      return await compare(shops);
    } finally {
      await Promise.all(shops.map((shop) => shop.stop()));
    }
  },
};

async function compare(shops: readonly ShopProgram[]): Promise<readonly Row[]> {
  const dish = `${shownPath}/_payload.json?product_id=${String(shownDishes(shown).at(-1))}&route=sheet`;
  const pages = await costs(shops, shownPath);
  const sheets = await costs(shops, dish);
  return [
    ...pages.map((cost, index) => reading(`CPU of the page, ${String(sizes[index])} products`, cost, "CPU-ms")),
    atMost("the largest shop's page against the smallest's", growthOf(pages), "times", 1.5),
    ...sheets.map((cost, index) =>
      reading(`CPU of opening a product, ${String(sizes[index])} products`, cost, "CPU-ms"),
    ),
    atMost("opening a product, the largest shop against the smallest", growthOf(sheets), "times", 1.5),
  ];
}

/** CPU of a request by shop. */
async function costs(shops: readonly ShopProgram[], path: string): Promise<readonly number[]> {
  for (const shop of shops) await expectSuccess(shop.url + path);
  return leastCosts(shops, async ({ url }) => {
    const asked = { url: url + path, connections, seconds: roundSeconds, headers: {} };
    return (await askNewAddresses(asked)).requests;
  });
}

function growthOf(measured: readonly number[]): number {
  return (measured.at(-1) ?? Number.NaN) / (measured[0] ?? Number.NaN);
}
