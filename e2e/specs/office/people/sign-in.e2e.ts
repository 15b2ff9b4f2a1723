import { EnrolmentSchema, OFFICE_PATHS } from "@skatert/contract";
import {
  expect,
  OFFICE_WINDOWS,
  OWNER,
  officeText,
  officeViolations,
  test,
  withTheme,
} from "../../../fixtures/office.ts";
import { deviceCode } from "../../../fixtures/office-calls.ts";
import { points } from "../../../known/places.ts";

test.use({ apart: false });

test.describe("in Russian on a phone, dark", { tag: "@phone" }, () => {
  test.use({ expectedErrors: [/status of 40[13]/] });

  test("STAFF-1 OFFICE-4 a person signs in after a wrong password and reaches the requested page", async ({
    page,
    door,
    language,
  }) => {
    const text = (key: Parameters<typeof officeText>[1]) => officeText(language, key);
    await page.goto("/office/stops");
    await expect(door.title).toBeVisible();
    await expect(page).toHaveTitle(/Вход в офис/);
    await expect(door.login).toBeFocused();
    expect(await officeViolations(page)).toEqual([]);
    await door.signIn({ login: OWNER.login, password: "wrong password" });
    await expect(door.refusal).toHaveText(text("signIn.failed"));
    expect(await officeViolations(page)).toEqual([]);
    await door.password.fill(OWNER.password);
    await door.submit.click();
    await expect(page).toHaveURL(/\/office\/stops$/);
    await expect(page.getByRole("link", { name: text("nav.stops") })).toHaveAttribute("aria-current", "page");

    await page.getByRole("button", { name: text("nav.more") }).click();
    const more = page.getByRole("dialog", { name: text("nav.more") });
    await expect(more.getByText(OWNER.name)).toBeVisible();
    expect(await officeViolations(page)).toEqual([]);
    await more.getByText("English").click();
    await expect(page.getByRole("dialog", { name: "More" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { name: "Office sign-in" })).toBeVisible();
    await page.goto("/office/");
    await expect(page.getByRole("heading", { name: "Office sign-in" })).toBeVisible();
  });

  test("STAFF-3 a tablet is enrolled with a code, and a person identifies by PIN", async ({
    page,
    door,
    language,
    request,
    shop,
  }) => {
    const text = (key: Parameters<typeof officeText>[1]) => officeText(language, key);
    const code = await deviceCode(request, shop.url, { branch: points.sobornaya.warehouseId });
    await page.setViewportSize(OFFICE_WINDOWS.tablet);
    await page.goto(`/office/enrol#${code}`);
    await expect(page.getByRole("textbox", { name: text("enrol.code") })).toHaveValue(code);
    await expect.poll(() => new URL(page.url()).hash).toBe("");
    await page.getByRole("textbox", { name: text("enrol.name") }).fill("Планшет на кухне");
    await page.getByRole("button", { name: text("enrol.submit") }).click();

    await door.identify("1111");
    await expect(door.refusal).toHaveText(text("pin.failed"));
    expect(await officeViolations(page)).toEqual([]);
    await door.type(OWNER.pin);
    await expect(page).toHaveTitle(new RegExp(text("nav.board")));
    const enrolment = await page.request.get(OFFICE_PATHS.enrolment);
    expect(EnrolmentSchema.parse(await enrolment.json()).device?.name).toBe("Планшет на кухне");
  });
});

test.describe("in English on a computer, light, by keyboard alone", { tag: "@desktop" }, () => {
  test.use({ language: "en", locale: "en-GB", expectedErrors: [/status of 40[014]/] });

  test("OFFICE-4 OFFICE-5 an owner's link signs in; what was typed survives an ended session", async ({
    page,
    context,
    language,
    shop,
  }) => {
    const text = (key: Parameters<typeof officeText>[1]) => officeText(language, key);
    const owner = { login: "boris", password: "another long password" };
    await withTheme(page, "light");
    const link = new URL((await shop.staff(["link"])).trim());
    await page.goto(`${link.pathname}${link.hash}`);
    await expect(page.getByRole("heading", { name: text("welcome.title") })).toBeVisible();
    await expect.poll(() => new URL(page.url()).hash).toBe("");
    expect(await officeViolations(page)).toEqual([]);
    await page.reload();
    await page.getByRole("textbox", { name: text("welcome.name") }).focus();
    await page.keyboard.type("Boris");
    await page.keyboard.press("Tab");
    await page.keyboard.type(owner.login);
    await page.keyboard.press("Tab");
    await page.keyboard.type(owner.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle(new RegExp(text("guide.title")));
    expect(await officeViolations(page)).toEqual([]);

    await page.goto("/office/welcome");
    await expect(page.getByText(text("welcome.partial.text"))).toBeVisible();
    await page.goto(`${link.pathname}${link.hash}`);
    await expect(page.getByText(text("welcome.spent.text"))).toBeVisible();
    await page.goto("/office/people");
    const invite = page.getByRole("button", { name: text("people.invite") });
    await invite.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: text("people.name") }).fill("Viktor");
    await page.getByRole("textbox", { name: text("people.login") }).fill("viktor");
    await context.clearCookies();
    await page.keyboard.press("Enter");
    const again = page.getByRole("dialog", { name: text("signIn.again.title") });
    await expect(again).toBeVisible();
    expect(await officeViolations(page)).toEqual([]);
    await expect(again.getByRole("textbox", { name: text("signIn.login") })).toBeFocused();
    await page.keyboard.type(owner.login);
    await page.keyboard.press("Tab");
    await page.keyboard.type(owner.password);
    await page.keyboard.press("Enter");
    await expect(again).toBeHidden();
    await expect(page.getByText(/office\/welcome#/)).toBeVisible();
  });
});
