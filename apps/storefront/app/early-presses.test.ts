import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepEarlyPresses, pageListens, pageReady } from "./early-presses.ts";

/** As much of an element as is worked on. */
class FakeElement {
  isConnected = true;
  readonly click = vi.fn();
  readonly #button: FakeElement | null;

  constructor(button: FakeElement | null = null) {
    this.#button = button;
  }

  closest(): FakeElement | null {
    return this.#button;
  }
}

beforeEach(() => vi.stubGlobal("Element", FakeElement));
afterEach(() => vi.unstubAllGlobals());

function pressable() {
  const page = new EventTarget();
  keepEarlyPresses(page as Document);
  const press = (target: FakeElement) =>
    page.dispatchEvent(Object.defineProperty(new Event("click"), "target", { value: target }));
  const tell = (name: string) => page.dispatchEvent(new Event(name));
  return { press, tell };
}

it("a button that was pressed before the script came is pressed when the page is ready, as often as it was", () => {
  const { press, tell } = pressable();
  const [heart, adding] = [new FakeElement(), new FakeElement()];
  press(new FakeElement(heart));
  press(new FakeElement(adding));
  press(new FakeElement(adding));
  tell(pageListens);
  expect(heart.click).not.toHaveBeenCalled();
  tell(pageReady);
  expect(heart.click).toHaveBeenCalledTimes(1);
  expect(adding.click).toHaveBeenCalledTimes(2);
});

it("what the page hears itself is not pressed again, nor what is gone or is no button", () => {
  const { press, tell } = pressable();
  const [heard, gone] = [new FakeElement(), new FakeElement()];
  press(new FakeElement(null));
  press(new FakeElement(gone));
  tell(pageListens);
  press(new FakeElement(heard));
  gone.isConnected = false;
  tell(pageReady);
  tell(pageReady);
  expect(heard.click).not.toHaveBeenCalled();
  expect(gone.click).not.toHaveBeenCalled();
});
