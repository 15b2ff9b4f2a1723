import { PATHS } from "@skatert/contract";
import {
  type FakeProvider,
  type ProviderMood,
  startFakeProvider,
} from "../../apps/server/src/testing/fakes/fake-provider.ts";
import { type Family, onEachEngine, type TortureEngine } from "../family.ts";
import { notPlacedOf, sendTogether } from "../orders/many-orders.ts";
import { orderRow } from "../orders/order-row.ts";
import { type OrderingShop, withOrderingShop } from "../orders/ordering-shop.ts";
import type { Row } from "../row.ts";
import { slowestWhile } from "./slowest-while.ts";

const moods: readonly ProviderMood[] = ["hang", "status-500", "nonsense", "redirect", "flood"];
const together = 10;
/** Both providers may take their whole timeout, one after the other. */
const longestMs = 15_000;
const longestLookMs = 2_000;

/** Message providers that hang, fail and answer invalidly: codes use the next channel, orders are not affected. */
export const outside: Family = {
  name: "outside",
  run: (torture) => onEachEngine(torture, tortured),
};

interface Providers {
  readonly sms: FakeProvider;
  readonly telegram: FakeProvider;
}

async function tortured(engine: TortureEngine): Promise<Row> {
  const taken = { status: "OK", status_code: 100 };
  const sms = await startFakeProvider(() => ({ ...taken, sms: { number: taken } }));
  const telegram = await startFakeProvider(() => ({ ok: true, result: { request_id: "1" } }));
  const env = {
    SMSRU_API_ID: "id",
    SMSRU_URL: sms.url,
    TELEGRAM_GATEWAY_TOKEN: "token",
    TELEGRAM_GATEWAY_URL: telegram.url,
  };
  try {
    return await withOrderingShop(engine, { orders: 1000, signIn: false, env }, async (shop) => {
      const wrong: string[] = [];
      let visitors = 0;
      for (const mood of moods) {
        const phone = () => `+7919${1_000_000 + ++visitors}`;
        wrong.push(...(await smsFails(shop, { sms, telegram }, mood, phone())));
        wrong.push(...(await bothFail(shop, { sms, telegram }, mood, phone())));
      }
      await shop.program().stop();
      const note = `${moods.length} moods of SMS and Telegram, ${visitors} sign-ins`;
      return orderRow({ fault: "message providers", engine: engine.name }, await shop.compare(), { wrong, note });
    });
  } finally {
    await Promise.all([sms.close(), telegram.close()]);
  }
}

/** The code must arrive by Telegram and be valid, while other shoppers order. */
async function smsFails(shop: OrderingShop, { sms, telegram }: Providers, mood: ProviderMood, phone: string) {
  const url = await shop.program().url;
  [sms.mood, telegram.mood] = [mood, "speak"];
  const asked = telegram.requests.length;
  const { result: sent, wrong } = await whileOrdering(shop, `SMS ${mood}`, ask(url, PATHS.sendCode, { phone }));
  const code = /"code":"(\d{6})"/.exec(telegram.requests[asked]?.body ?? "")?.[1];
  if (sent.status !== 200 || code === undefined) return [...wrong, `SMS ${mood}: the code answered ${sent.status}`];
  const checked = await ask(url, PATHS.checkCode, { phone, code });
  return checked.status === 200 ? wrong : [...wrong, `SMS ${mood}: signing in answered ${checked.status}`];
}

/** No provider delivers the code. The answer must be a 503 with a retry time, and nothing else fails. */
async function bothFail(shop: OrderingShop, { sms, telegram }: Providers, mood: ProviderMood, phone: string) {
  const url = await shop.program().url;
  [sms.mood, telegram.mood] = [mood, mood];
  const { result: sent, wrong } = await whileOrdering(shop, `both ${mood}`, ask(url, PATHS.sendCode, { phone }));
  const isClear = sent.status === 503 && sent.retryAfter > 0;
  return isClear ? wrong : [...wrong, `both ${mood}: the code answered ${sent.status}, again in ${sent.retryAfter} s`];
}

async function whileOrdering<Result extends { readonly ms: number }>(
  shop: OrderingShop,
  when: string,
  work: Promise<Result>,
) {
  const url = await shop.program().url;
  const orders = sendTogether(url, shop.journal, together);
  const { result, slowestMs } = await slowestWhile(`${url}/healthz`, work);
  const wrong = [
    ...notPlacedOf(await orders, when),
    ...(result.ms > longestMs ? [`${when}: the answer took ${result.ms.toFixed(0)} ms`] : []),
    ...(slowestMs > longestLookMs ? [`${when}: /healthz took ${slowestMs.toFixed(0)} ms`] : []),
  ];
  return { result, wrong };
}

async function ask(url: string, path: string, content: object) {
  const begun = performance.now();
  const response = await fetch(`${url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(content),
  });
  await response.arrayBuffer();
  const retryAfter = Number(response.headers.get("retry-after") ?? 0);
  return { status: response.status, retryAfter, ms: performance.now() - begun };
}
