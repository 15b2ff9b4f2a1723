import { OFFICE_PATHS } from "@skatert/contract";
import { expect, OWNER, officeText, test } from "../../../fixtures/office.ts";
import { points } from "../../../known/places.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({ testNow: eveningAt(35), expectedErrors: [/status of 401/] });

test("STAFF-3 a manager sets a colleague's PIN; one that is easily guessed is refused with the reason", {
  tag: "@desktop",
}, async ({ page, door, request, shop }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  const call = async (path: string, data: object) => {
    const headers = { origin: shop.url, "idempotency-key": crypto.randomUUID() };
    const answer = await request.post(path, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await call(OFFICE_PATHS.session, { login: OWNER.login, password: OWNER.password });
  const roles = [{ role: "operator", branch_id: points.sobornaya.warehouseId }];
  await call(OFFICE_PATHS.staff, { name: "Пётр", login: "petr", roles });
  const hasPin = async () => {
    const { staff } = await (await request.get(OFFICE_PATHS.staff)).json();
    return staff.find(({ login }: { login: string }) => login === "petr").has_pin;
  };

  await page.goto("/office/people");
  await door.signIn();
  await page.getByRole("button", { name: /^Изменить.*Пётр/ }).click();
  await page.getByRole("button", { name: text("people.pin.give") }).click();
  const dialog = page.getByRole("dialog", { name: "PIN: Пётр" });
  const pin = dialog.getByRole("textbox", { name: text("settings.pin.new") });
  await pin.fill("1111");
  await dialog.getByRole("button", { name: text("people.pin.do"), exact: true }).click();
  await expect(dialog.getByText(text("settings.pin.fault.pin"))).toBeVisible();
  expect(await hasPin()).toBe(false);
  await pin.fill("7392");
  await dialog.getByRole("button", { name: text("people.pin.do"), exact: true }).click();
  await expect(page.getByText("PIN задан: Пётр")).toBeVisible();
  expect(await hasPin()).toBe(true);
});
