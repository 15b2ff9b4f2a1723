import { beforeEach, expect, it } from "vitest";
import { closeModal, openModal, replaceModal, useModals } from "./modals.ts";

beforeEach(() => useModals.setState({ stack: [] }));

const names = () => useModals.getState().stack.map(({ name }) => name);

it("MODAL-1 a modal opens on top of open ones, and the topmost closes first", () => {
  openModal("settings");
  openModal("city-acceptance", { city: "Тихоград" });
  expect(names()).toEqual(["settings", "city-acceptance"]);
  closeModal();
  expect(names()).toEqual(["settings"]);
});

it("MODAL-3 a modal that replaces another keeps the depth, so Back returns to the page below both", () => {
  openModal("settings");
  openModal("city-acceptance", { city: "Тихоград" });
  replaceModal("address");
  expect(names()).toEqual(["settings", "address"]);
});
