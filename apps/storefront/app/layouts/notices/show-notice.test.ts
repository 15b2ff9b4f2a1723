import { afterEach, expect, it, vi } from "vitest";
import { notify, undoMilliseconds, useNotices } from "../../platform/notices.ts";
import { showNotice } from "./show-notice.ts";

vi.mock("./free-place.ts", () => ({ avoidControls: () => undefined }));

class FakeElement {
  readonly style = { visibility: "hidden" };
  readonly firstElementChild: FakeElement | null;
  constructor(child: FakeElement | null = null) {
    this.firstElementChild = child;
  }
  matches(selector: string): boolean {
    throw new SyntaxError(selector);
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows a notice and starts its time in a browser without popovers", () => {
  vi.useFakeTimers();
  vi.stubGlobal("HTMLElement", FakeElement);
  const shown = new FakeElement();
  const region: unknown = new FakeElement(shown);
  notify("Удалено", "info", () => undefined);
  notify("Цена изменилась", "info");
  const texts = () => useNotices.getState().notices.map(({ text }) => text);
  if (region instanceof HTMLElement) showNotice(region, useNotices.getState().notices[0]);
  expect(shown.style.visibility).toBe("");
  vi.advanceTimersByTime(undoMilliseconds);
  expect(texts()).toEqual(["Цена изменилась"]);
});
