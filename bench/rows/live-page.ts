import { LANGUAGES } from "@skatert/contract";
import { cpuEach, median } from "../arithmetic.ts";
import type { Bench, Family } from "../family.ts";
import type { LoadReport } from "../load/load.ts";
import { askNewAddresses } from "../load/new-addresses.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { cpuDuring, type ProbedProgram, startProbed } from "../programs/probed-program.ts";
import { type ShopProgram, withShop } from "../programs/shop-program.ts";
import { atMost, type Row, reading } from "../row.ts";
import { accountPhones, menuShop, shownPath } from "../shops/menu-shop.ts";
import { sessionOf } from "../shops/sign-in.ts";

const rounds = 3;
const seconds = 2;
const connections = 10;
export const compressed = { "accept-encoding": "gzip, deflate, br" };

/** A page rendered for one shopper, without any use of the page cache. */
export const livePage: Family = {
  name: "render",
  title: "The same page of 200 dishes made anew: for a shopper who is signed in, and into an empty memory",
  measure: (bench) =>
    withShop(menuShop(bench.demo, { shown: 200, others: 0, coupons: 0 }), bench.workspace, async (shop) => {
      const floor = await startProbed(new URL("../programs/bare-render.ts", import.meta.url), []);
      try {
        return await render(bench, shop, floor);
      } finally {
        await floor.stop();
      }
    }),
};

async function render(bench: Bench, shop: ShopProgram, floor: ProbedProgram): Promise<readonly Row[]> {
  const cookie = await sessionOf(shop, accountPhones[0] ?? "");
  const page = { url: shop.url + shownPath, headers: { cookie, ...compressed } };
  const ours: Round[] = [];
  const cold: Round[] = [];
  const plain: Round[] = [];
  const bare: Round[] = [];
  const load = (url: string, headers: Headers) => () => bench.generator.run({ url, headers, connections, seconds });
  await load(page.url, page.headers)();
  const asked = { url: page.url, connections, seconds, headers: compressed };
  await askNewAddresses(asked);
  const first = await firstInEachLanguage(shop);
  for (let count = 0; count < rounds; count += 1) {
    ours.push(await roundOf(shop, load(page.url, page.headers)));
    cold.push(await roundOf(shop, () => askNewAddresses(asked)));
    plain.push(await roundOf(shop, load(page.url, { cookie })));
    bare.push(await roundOf(floor, load(floor.url, {})));
  }
  const sent = await expectSuccess(page.url, { headers: page.headers });
  const html = await expectSuccess(page.url, { headers: { cookie } });
  return [
    atMost("CPU of a page, signed in, compressed", cpuOf(ours), "CPU-ms", 3),
    atMost(`p99 at ${connections} connections, signed in`, p99Of(ours), "ms", 100),
    atMost("CPU of a page, empty memory, compressed", cpuOf(cold), "CPU-ms", 3),
    atMost(`p99 at ${connections} connections, empty memory`, p99Of(cold), "ms", 100),
    reading("CPU of the first page in a language, every card drawn", first, "CPU-ms"),
    reading("CPU of a page, signed in, without compression", cpuOf(plain), "CPU-ms"),
    reading("CPU of a bare renderToString of 200 cards", cpuOf(bare), "CPU-ms"),
    reading("HTML as sent", sent.body.length / 1000, "kB"),
    reading("HTML before compression", html.body.length / 1000, "kB"),
  ];
}

type Headers = Readonly<Record<string, string>>;

interface Round {
  readonly cpu: number;
  readonly p99Ms: number;
}

async function roundOf(program: ProbedProgram, load: () => Promise<LoadReport>): Promise<Round> {
  const { cpuMs, result } = await cpuDuring(program, load);
  return { cpu: cpuEach(cpuMs, result.requests), p99Ms: result.p99Ms };
}

/** CPU of the first page in a language: its messages, settings and menu are read, and all cards are rendered. */
export async function firstInEachLanguage(shop: ShopProgram): Promise<number> {
  const [, ...others] = LANGUAGES;
  const { cpuMs } = await cpuDuring(shop, async () => {
    for (const language of others)
      await expectSuccess(`${shop.url}${shownPath}?lang=${language}`, { headers: compressed });
  });
  return cpuEach(cpuMs, others.length);
}

function cpuOf(measured: readonly Round[]): number {
  return median(measured.map(({ cpu }) => cpu));
}

/** Of the least disturbed round. */
function p99Of(measured: readonly Round[]): number {
  return Math.min(...measured.map(({ p99Ms }) => p99Ms));
}
