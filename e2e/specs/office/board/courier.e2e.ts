import { OFFICE_PATHS } from "@skatert/contract";
import { byCallOf } from "../../../fixtures/by-call.ts";
import { expect, OWNER, officeViolations, test } from "../../../fixtures/office.ts";
import { dishes, sizes } from "../../../known/dishes.ts";
import { addresses, points } from "../../../known/places.ts";
import { WEDNESDAY_EVENING } from "../../../known/times.ts";
import { boardOn } from "../../../pages/office/board.ts";

test.use({ testNow: WEDNESDAY_EVENING, expectedErrors: [/status of 401/] });

const warehouse = points.sobornaya.warehouseId;
const password = "courier's long password";

test("STAFF-2 BOARD-5 a courier finds address, phone and cash on his phone, takes the order and hands it over", {
  tag: "@phone",
}, async ({ page, door, request, shop }) => {
  const board = boardOn(page, "ru");
  const call = async (path: string, data: object) => {
    const headers = { origin: shop.url, "idempotency-key": crypto.randomUUID() };
    const answer = await request.post(path, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await call(OFFICE_PATHS.session, { login: OWNER.login, password: OWNER.password });
  const roles = [{ role: "courier", branch_id: warehouse }];
  const { link } = await call(OFFICE_PATHS.staff, { name: "Кирилл", login: "kirill", roles });
  const lines = [{ product_id: dishes.margherita.id, quantity: 1, variation_id: sizes.large.id }];
  const order = await byCallOf(request).orderAddress({ lines, warehouse, to: addresses.centre.point });
  const id = Number(/\d+/.exec(order)?.[0]);
  for (const [version, stage] of [
    [1, "cooking"],
    [2, "ready"],
  ])
    await call(`${OFFICE_PATHS.orders}/${id}/stage`, { version, stage });
  await call(OFFICE_PATHS.linkUse, { token: new URL(link.link).hash.slice(1), password });
  await page.goto("/office/");
  await door.signIn({ login: "kirill", password });
  await page.getByRole("button", { name: "Начать смену", exact: true }).tap();
  const column = (name: RegExp) => page.getByRole("navigation", { name: "Столбцы" }).getByRole("button", { name });

  const card = board.card(dishes.margherita.name.ru);
  await expect(card.getByRole("link", { name: /^Позвонить \+7/ })).toHaveAttribute("href", /^tel:\+7/);
  await expect(card).toContainText("Получить");
  expect(await officeViolations(page)).toEqual([]);
  await board.button("board.action.take", card).tap();
  await expect(page.getByRole("region", { name: "Можно вернуть" })).toContainText("Забрать");
  await column(/пути/).tap();
  await board.button("board.action.delivered", card).tap();
  await expect(card).toBeHidden();
});
