import { OFFICE_PATHS, PublishedSchema } from "@skatert/contract";
import { expectSuccess } from "../programs/exchange.ts";
import type { ShopProgram } from "../programs/shop-program.ts";
import { post } from "./tablets.ts";

/** The longest block of the event loop by each step, CPU-ms. */
export interface DraftBlocks {
  readonly judging: number;
  readonly publishing: number;
  readonly undoing: number;
}

/** Puts a dish into the draft of a section. */
export async function addDish({ url }: ShopProgram, cookie: string, section: number): Promise<void> {
  const facets = { catalog: { name: "Новое блюдо", price: 300, categories: [section] } };
  await post(url + OFFICE_PATHS.products, { facets }, cookie);
}

/** Requests the checks of the draft, publishes it, and undoes the publication. */
export async function publishAndUndo(shop: ShopProgram, cookie: string): Promise<DraftBlocks> {
  const { url } = shop;
  const blockOf = async (work: () => Promise<void>) => {
    await shop.longestBlock();
    await work();
    return (await shop.longestBlock()).cpuMs;
  };
  let change = 0;
  const judging = await blockOf(async () => {
    await expectSuccess(url + OFFICE_PATHS.draft, { headers: { cookie } });
  });
  const publishing = await blockOf(async () => {
    const { body } = await post(url + OFFICE_PATHS.publish, {}, cookie);
    change = PublishedSchema.parse(JSON.parse(body.toString())).change_id ?? 0;
  });
  const undoing = await blockOf(async () => {
    await post(`${url}${OFFICE_PATHS.history}/${change}/undo`, {}, cookie);
  });
  return { judging, publishing, undoing };
}
