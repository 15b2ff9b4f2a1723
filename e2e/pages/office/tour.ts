import { expect, type Locator, type Page } from "@playwright/test";
import { OFFICE_PATHS } from "@skatert/contract";
import { OWNER, type officeText } from "../../fixtures/office.ts";

export type OfficeTour = {
  readonly page: Page;
  readonly text: (key: Parameters<typeof officeText>[1]) => string;
  /** Checks the current screen. The name appears in the report of a fault. */
  readonly look: (screen: string) => Promise<void>;
};

/** The screens before sign-in, on an enrolled tablet. Ends signed in. */
export async function throughTheDoor({ page, text, look }: OfficeTour, welcome: string): Promise<void> {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(button(OWNER.name)).toBeVisible();
  await look("who signs in");
  await button(text("signIn.byPassword")).click();
  await button(text("signIn.submit")).click();
  await look("sign-in with faults");
  await page.getByRole("link", { name: text("enrol.title") }).click();
  await button(text("enrol.submit")).click();
  await look("enrolment with faults");
  await page.goto(`/office/welcome${welcome}`);
  await expect(page.getByRole("heading", { name: text("welcome.title") })).toBeVisible();
  await look("welcome");
  await page.goto("/office/nowhere");
  await expect(page.getByRole("heading", { name: text("notFound.title") })).toBeVisible();
  await look("page that is not there");
  await page.goto("/office/welcome#spent");
  await expect(page.getByRole("link", { name: text("signIn.title") })).toBeVisible();
  await look("spent link");
  await page.getByRole("link", { name: text("signIn.title") }).click();
  await button(OWNER.name).click();
  await look("PIN pad");
  // A PIN session cannot open people and devices.
  await button(text("signIn.byPassword")).click();
  await page.getByRole("textbox", { name: text("signIn.login") }).fill(OWNER.login);
  await page.getByLabel(text("signIn.password"), { exact: true }).fill(OWNER.password);
  await button(text("signIn.submit")).click();
}

/** The start of the shift, the board and each of its dialogs. Keys open the dialogs, which return the focus. */
export async function overTheBoard({ page, text, look }: OfficeTour): Promise<void> {
  const search = page.getByRole("searchbox", { name: text("board.search") });
  await expect(page.getByRole("button", { name: text("shift.start") })).toBeVisible();
  await look("start of the shift");
  await page.getByRole("button", { name: text("shift.start") }).click();
  const fresh = page
    .getByRole("region", { name: text("board.column.new") })
    .getByRole("article")
    .first();
  await expect(fresh).toBeVisible();
  await look("board");

  const overCard = async (key: string, screen: string) => {
    await page.keyboard.press(key);
    await overPage({ page, look }, screen);
    await expect(fresh, `focus after ${screen}`).toBeFocused();
  };
  await fresh.focus();
  await overCard("Enter", "details");
  await overCard("j", "refusal");
  await overCard("?", "keys");
  // Skips the order with a cancel request, whose time cannot be changed.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("g");
  await overPage({ page, look }, "delay");
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await search.fill("нет такого");
  await look("search that finds nothing");
  await page.getByRole("button", { name: text("board.search.all") }).click();
  await expect(page.getByText(text("board.search.nothing"))).toBeVisible();
  await look("nothing in all days");
  await search.fill("другой");
  await expect(page.getByText(text("board.search.nothing"))).toBeHidden();
  await look("orders of all days");
  await page.getByRole("button", { name: text("board.search.live") }).click();
  await page.getByLabel(text("board.search.day"), { exact: true }).fill("2026-11-17");
  await expect(page.getByText(text("board.search.nothing"))).toBeVisible();
  await look("empty day");
  await page.getByRole("button", { name: text("board.search.live") }).click();
  await fromButton(
    { page, look },
    page.getByRole("button", { name: new RegExp(`^${text("board.slots")}`) }),
    "load of the slots",
  );
  await slippedStep({ page, text, look });
  await askedForPin({ page, text, look }, fresh);
}

/** Makes a step that can be undone, and undoes it to restore the board. */
async function slippedStep({ page, text, look }: OfficeTour): Promise<void> {
  const undo = page.getByRole("region", { name: text("board.undo.title") });
  await page
    .getByRole("region", { name: text("board.column.ready") })
    .getByRole("button", { name: text("board.action.leave"), exact: true })
    .click();
  await expect(undo).toBeVisible();
  await look("a step to take back");
  await undo.getByRole("button").click();
  await expect(undo).toBeHidden();
}

/** The shop asks for the PIN only for a refund, so the answer is simulated. Nothing is refused. */
async function askedForPin({ page, text, look }: OfficeTour, card: Locator): Promise<void> {
  const refusal = /\/refuse$/;
  await page.route(refusal, (route) =>
    route.fulfill({ status: 403, json: { code: "staff_pin_required", message: "PIN", data: { status: 403 } } }),
  );
  await card.focus();
  await page.keyboard.press("j");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("button", { name: text("board.refuse.do"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: text("board.pin.title") })).toBeVisible();
  await overPage({ page, look }, "PIN for a refund");
  await page.unroute(refusal);
}

/** Stops, pace and stock, with their dialogs. */
export async function overTheStops({ page, text, look }: OfficeTour): Promise<void> {
  await open({ page, text }, "nav.stops");
  const search = page.getByRole("searchbox", { name: text("stops.search") });
  await expect(search).toBeVisible();
  await look("stops");
  await search.fill("борщ");
  await fromButton(
    { page, look },
    page.getByRole("button", { name: /Борщ с говядиной|Borscht with beef/ }).first(),
    "stop",
  );
  await page.getByRole("tab", { name: text("stops.part.pace") }).click();
  await look("pace and pause");
  await page.getByRole("tab", { name: text("stops.part.stock") }).click();
  await look("stock");
  await fromButton({ page, look }, page.getByText(text("stops.stock.change")).first(), "count");
}

/** Settings, people, devices, journal, a ticket, a page with an error. Ends signed out. */
export async function overTheOffice({ page, text, look }: OfficeTour, ticket: number): Promise<void> {
  const at = { page, text, look };
  await open(at, "nav.settings");
  for (const [part, heading] of [
    ["branch", "settings.unanswered.title"],
    ["printing", "ticket.settings"],
    ["account", "settings.sessions.title"],
  ] as const) {
    await page.getByRole("tab", { name: text(`settings.part.${part}`) }).click();
    await expect(page.getByRole("heading", { name: text(heading) })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await look(`settings, ${part}`);
  }
  await open(at, "nav.people");
  await expect(page.getByRole("button", { name: text("people.invite") })).toBeVisible();
  await look("people");
  await fromButton(at, page.getByRole("button", { name: text("people.invite") }), "invitation");
  await fromButton(at, page.getByText(text("people.change")).first(), "person");
  await open(at, "nav.devices");
  await expect(page.getByRole("button", { name: text("devices.enrol") })).toBeVisible();
  await look("devices");
  await fromButton(at, page.getByRole("button", { name: text("devices.enrol") }), "code for a tablet");
  await fromButton(at, page.getByText(text("devices.revoke")).first(), "cutting off a tablet");
  await open(at, "nav.journal");
  await expect(page.getByRole("searchbox", { name: text("journal.search") })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await look("journal");
  await page.goto(`/office/ticket/${ticket}`);
  await expect(page.getByRole("article")).toBeVisible();
  await look("ticket");
  await page.route(`**${OFFICE_PATHS.staff}`, (route) => route.abort());
  await page.goto("/office/people");
  await expect(page.getByRole("button", { name: text("retry") })).toBeVisible();
  await look("list that did not load");
  await page.unroute(`**${OFFICE_PATHS.staff}`);
  await page.getByRole("button", { name: text("nav.more") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look("more");
  await page.getByRole("button", { name: text("signOut"), exact: true }).click();
  // Until then the window, which offers languages and themes too, is still open.
  await expect(page.getByRole("button", { name: OWNER.name, exact: true })).toBeVisible();
}

async function open(
  { page, text }: Pick<OfficeTour, "page" | "text">,
  section: "nav.stops" | "nav.settings" | "nav.people" | "nav.devices" | "nav.journal",
) {
  await page
    .getByRole("navigation", { name: text("nav.label") })
    .getByRole("link", { name: text(section) })
    .click();
}

type Looking = Pick<OfficeTour, "page" | "look">;

/** Opens a dialog by key from its button. The button has the focus afterwards. */
async function fromButton({ page, look }: Looking, button: Locator, screen: string): Promise<void> {
  const pressed = page
    .getByRole("button")
    .and(button)
    .or(page.getByRole("button").filter({ has: button }))
    .first();
  await pressed.focus();
  await page.keyboard.press("Enter");
  await overPage({ page, look }, screen);
  await expect(pressed, `focus after ${screen}`).toBeFocused();
}

/** Checks the dialog on the page and closes it. */
async function overPage({ page, look }: Looking, screen: string): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
  await look(screen);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}
