import { OFFICE_PATHS } from "@skatert/contract";
import { byCallOf } from "../../../fixtures/by-call.ts";
import { expect, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";
import { points } from "../../../known/places.ts";
import { WEDNESDAY_EVENING } from "../../../known/times.ts";

test.use({ testNow: WEDNESDAY_EVENING, serviceWorkers: "block", expectedErrors: [/status of 401/] });

test("PRINT-1 PRINT-2 an order is printed on a page as wide as the paper and as long as the ticket, then as a copy", {
  tag: "@desktop",
}, async ({ page, door, language, request }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText(language, key);
  const line = { product_id: dishes.borscht.id, quantity: 2 };
  await byCallOf(request).places({ lines: [line], warehouse: 503, pickup: points.embankment.id });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-prints", "asked");
  });
  await page.goto("/office/");
  await door.signIn();
  await expect(page).toHaveTitle(new RegExp(text("nav.board")));
  const answer = await page.evaluate(
    async (path) => (await fetch(`${path}?branch_id=503&view=board`)).json(),
    OFFICE_PATHS.orders,
  );
  await page.goto(`/office/ticket/${answer.orders[0].id}?for=kitchen&paper=58`);
  const paper = page.getByRole("article");
  await expect(paper).toContainText(dishes.borscht.name.ru);
  expect(await officeViolations(page)).toEqual([]);

  const print = async () => {
    await page.getByRole("button", { name: /^Напечатать/ }).click();
    await expect(page.locator("html")).toHaveAttribute("data-prints", "asked");
    const pdf = await page.pdf({ preferCSSPageSize: true });
    await page.evaluate(() => {
      document.documentElement.removeAttribute("data-prints");
      window.dispatchEvent(new Event("afterprint"));
    });
    return [...pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
      width: Math.round((Number(width) * 25.4) / 72),
      height: Math.round((Number(height) * 25.4) / 72),
    }));
  };
  const first = await print();
  expect(first).toHaveLength(1);
  expect(first[0]?.width).toBe(58);
  expect(first[0]?.height).toBeGreaterThan(50);
  expect(first[0]?.height).toBeLessThan(200);
  await expect(paper).toContainText(text("ticket.copy"));
  await page.getByText(text("ticket.paper.80")).click();
  await expect(paper).toHaveAttribute("data-paper", "80");
  const second = await print();
  expect(second).toMatchObject([{ width: 80 }]);
  await page.reload();
  await expect(paper).toHaveAttribute("data-paper", "80");
});
