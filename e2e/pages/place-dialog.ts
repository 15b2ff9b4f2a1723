import { expect, type Locator } from "@playwright/test";
import type { KnownAddress } from "../known/places.ts";
import type { Visit } from "./visit.ts";
import { words } from "./words.ts";

/** Details for the courier beyond the house. Without a flat it is a private house. */
export type AddressDetails = { readonly apartment?: string; readonly entrance?: string; readonly floor?: string };

/** The dialog in which the place is chosen, and its line in the header. */
export type PlaceDialog = {
  readonly dialog: Locator;
  /** The line in the header that opens the dialog. */
  readonly line: Locator;
  readonly street: Locator;
  open(): Promise<void>;
  /** Types an address and takes the suggestion. */
  type(address: KnownAddress): Promise<void>;
  /** States that there is no flat. */
  isPrivateHouse(): Promise<void>;
  deliverTo(address: KnownAddress, details?: AddressDetails): Promise<void>;
  collectAt(name: string): Promise<void>;
  sitAt(name: string): Promise<void>;
};

export function placeDialogOn({ page, language }: Visit): PlaceDialog {
  const say = words[language];
  const dialog = page.getByRole("dialog").filter({ has: page.getByRole("tablist") });
  const street = dialog.getByRole("combobox", { name: say.street });
  const line = page.getByRole("banner").getByRole("button", { name: /\s(мин|min)\b|\d\s(мин|min)/ });
  const showTab = async (name: string) => dialog.getByRole("tab", { name }).click();
  const choosePoint = async (name: string) => dialog.locator("label").filter({ hasText: name }).first().click();

  const place: PlaceDialog = {
    dialog,
    line,
    street,
    async open() {
      await line.click();
      await expect(dialog).toBeVisible();
    },
    async type({ typed, written }) {
      await street.fill(typed[language]);
      await dialog.getByRole("option", { name: written[language] }).click();
      await expect(street).toHaveValue(written[language]);
    },
    isPrivateHouse: () => dialog.getByText(say.privateHouse).click(),
    async deliverTo(address, details = {}) {
      await showTab(say.delivery);
      await place.type(address);
      for (const field of ["apartment", "entrance", "floor"] as const)
        if (details[field]) await dialog.getByLabel(say[field], { exact: true }).fill(details[field]);
      if (!details.apartment) await place.isPrivateHouse();
      await dialog.getByRole("button", { name: say.deliverHere }).click();
      await expect(dialog).toBeHidden();
      await expect(line).toContainText(address.written[language]);
    },
    async collectAt(name) {
      await showTab(say.pickup);
      await choosePoint(name);
      await dialog.getByRole("button", { name: say.collectHere }).click();
      await expect(dialog).toBeHidden();
      await expect(line).toContainText(say.pickup);
    },
    async sitAt(name) {
      await showTab(say.lounge);
      await choosePoint(name);
      await dialog.getByRole("button", { name: say.sitHere }).click();
      await expect(dialog).toBeHidden();
    },
  };
  return place;
}
