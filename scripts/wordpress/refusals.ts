import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "./site.ts";

type Asked = readonly [what: string, status: number, path: string, body?: unknown];

const send = "/wp-json/telega/v1/auth/send";
const check = "/wp-json/telega/v1/auth/check";
const media = "/wp-content/uploads/app_sync/media";

/** Calls that the plugin must refuse, to WordPress itself. Returns those with another answer, one line each. */
export async function unrefused(site: Site, workspace: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const expectAll = async (calls: readonly Asked[]) => {
    for (const [what, status, path, body] of calls) {
      const answer = await call(site.url + path, body);
      if (answer !== status) faults.push(`${what}: ${answer} instead of ${status}`);
    }
  };
  await expectAll([
    ["a number without a key", 401, "/wp-json/wc/auth/send_code", { phone: "+79000000099" }],
    ["a wrong key", 401, `/wp-json/wc/v2/orders?customer=1&consumer_key=${site.key}&consumer_secret=cs_wrong`],
    ["a list in place of a key", 401, "/wp-json/wc/v2/orders?consumer_key[]=1&consumer_secret[]=1"],
    ["the accounts of the folder", 404, "/wp-content/uploads/app_sync/users.json"],
    ["the coupons of the folder", 404, "/wp-content/uploads/app_sync/coupons.json"],
    ["a path out of the folder", 404, `${media}/..%2fusers.json`],
    ["a path out of the pictures", 404, `${media}/gallery/..%2f..%2fusers.json`],
    ["a path with a zero", 404, `${media}/gallery/zal-1.webp%00.json`],
    ["another token", 401, "/wp-json/system/users?token=1.0000"],
    ["no number", 400, send, { phone: "x" }],
    ["bodies of other shapes", 400, "/wp-json/wc/v3/coupons/autoapply", [[{}], "x", 5]],
  ]);
  await expectAll(await codes(site, workspace));
  return faults;
}

/** A code is sent once a minute, works once, and not after five wrong ones. */
async function codes(site: Site, workspace: string): Promise<readonly Asked[]> {
  const first = { phone: "+79000000098" };
  const second = { phone: "+79000000097" };
  for (const who of [first, second]) await call(site.url + send, who);
  const [code, other] = [codeIn(workspace, first.phone), codeIn(workspace, second.phone)];
  const wrong = code === "111111" ? "222222" : "111111";
  return [
    ["a second code at once", 429, send, first],
    ...Array.from({ length: 5 }, (): Asked => ["a wrong code", 400, check, { ...first, code: wrong }]),
    ["the right code after five wrong ones", 400, check, { ...first, code }],
    ["another number's code", 400, check, { ...first, code: other }],
    ["the right code", 200, check, { ...second, code: other }],
    ["a used code", 400, check, { ...second, code: other }],
  ];
}

async function call(url: string, body: unknown): Promise<number> {
  const posted = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(url, body === undefined ? {} : posted);
  await answer.arrayBuffer();
  return answer.status;
}

function codeIn(workspace: string, phone: string): string {
  const lines = readFileSync(join(workspace, "outbox/messages.jsonl"), "utf8").split("\n");
  return /\d{6}(?="})/.exec(lines.find((line) => line.includes(phone)) ?? "")?.[0] ?? "";
}
