import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PATHS } from "@skatert/contract";
import { expectSuccess } from "../programs/exchange.ts";
import type { ShopProgram } from "../programs/shop-program.ts";

/** Signs in as a shopper does, with the code from the shop's outbox. Returns the `Cookie` header of the session. */
export async function sessionOf(shop: Pick<ShopProgram, "url" | "dataDir">, phone: string): Promise<string> {
  const post = (path: string, content: object) =>
    expectSuccess(shop.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(content),
    });
  await post(PATHS.sendCode, { phone });
  const { headers } = await post(PATHS.checkCode, { phone, code: await codeFor(shop.dataDir, phone) });
  const cookie = headers["set-cookie"]
    ?.map((each) => each.split(";", 1)[0] ?? "")
    .find((each) => /session=/.test(each));
  if (cookie === undefined) throw new Error(`${phone} was not signed in`);
  return cookie;
}

async function codeFor(dataDir: string, phone: string): Promise<string> {
  const lines = (await readFile(join(dataDir, "outbox", "messages.jsonl"), "utf8")).trim().split("\n");
  const messages: readonly { to: string; text: string }[] = lines.map((line) => JSON.parse(line));
  const code = /\b\d{6}\b/.exec(messages.findLast(({ to }) => to === phone)?.text ?? "")?.[0];
  if (code === undefined) throw new Error(`no code came for ${phone}`);
  return code;
}
