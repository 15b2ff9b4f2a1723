import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { anOrder, useNoticeReceivers, webhookSecret } from "../../testing/fakes/notice-receivers.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const guide = new URL("../../../../../docs/integrate.md", import.meta.url);

describeOnEachEngine("A6 the signature example of docs/integrate.md", (engine) => {
  const receivers = useNoticeReceivers(engine);

  it("accepts a delivery, and refuses a changed body, another secret and no signature", async () => {
    const to = receivers();
    const shop = await to.shop(to.variables.webhook);
    await anOrder(shop, { comment: "Ёлка — 100 ₽" });
    await shop.app.services.notices.runDue();
    const [post] = to.webhook.posts;
    const body = post?.body ?? "";
    const signature = post?.headers["x-wc-webhook-signature"];
    const isFromShop = await example();
    expect(isFromShop(body, signature, webhookSecret)).toBe(true);
    expect(isFromShop(`${body} `, signature, webhookSecret)).toBe(false);
    expect(isFromShop(body, signature, "another secret")).toBe(false);
    expect(isFromShop(body, undefined, webhookSecret)).toBe(false);
  });
});

type IsFromShop = (body: string, signature: unknown, secret: string) => boolean;

/** The example, run as printed. */
async function example(): Promise<IsFromShop> {
  const [, section = ""] = (await readFile(guide, "utf8")).split("### Webhooks of orders\n");
  const [, code = ""] = /```js\n([\s\S]*?)```/.exec(section) ?? [];
  const folder = await mkdtemp(join(tmpdir(), "skatert-example-"));
  try {
    await writeFile(join(folder, "example.mjs"), code);
    const module: { readonly isFromShop: IsFromShop } = await import(pathToFileURL(join(folder, "example.mjs")).href);
    return module.isFromShop;
  } finally {
    await rm(folder, { recursive: true });
  }
}
