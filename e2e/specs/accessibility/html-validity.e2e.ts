import { errorsInHtml, hasJava } from "../../fixtures/html-checker.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { accountPages, missingPages, pageTypes, publicPages } from "../../known/addresses-of-pages.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { accountOn } from "../../pages/account.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });
const unchecked = "the HTML of the pages was not checked: there is no Java on this machine";

test("SEO-4 the HTML of every page passes the Nu checker without errors", { tag: "@desktop" }, async ({
  shopper,
  page,
  shop,
  byCall,
}) => {
  if (!hasJava()) {
    console.warn(unchecked);
    test.skip(true, unchecked);
  }
  test.slow();
  const documents = new Map<string, string>();
  const read = async (path: string, cookie = "") => {
    const answer = await page.request.get(path, { headers: cookie ? { cookie } : {}, maxRedirects: 0 });
    expect([200, 404], path).toContain(answer.status());
    documents.set(`${cookie} ${path}`, await answer.text());
  };

  for (const path of [...publicPages, ...missingPages]) await read(path);
  for (const pageType of pageTypes) for (const path of ["/", "/menu/picca"]) await read(path, `page_type=${pageType}`);
  const line = { product_id: dishes.burger.id, quantity: 1 };
  await read(await byCall.orderAddress({ lines: [line], warehouse: 501, pickup: points.sobornaya.id }));
  await shopper.open("/contacts");
  await accountOn(shopper, shop.dataDir).enter("+79000000003");
  for (const path of accountPages) await read(path);
  // Last, because the device stores the language of an address.
  await read("/?lang=en");

  expect(await errorsInHtml(documents)).toEqual([]);
});
