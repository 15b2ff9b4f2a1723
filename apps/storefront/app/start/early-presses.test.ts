import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageReady, recordEarlyPresses } from "./early-presses.ts";

/** The part of an element that the tests use. */
class FakeElement {
  isConnected = true;
  disabled = false;
  ariaLabel: string | null = null;
  textContent = "";
  readonly dataset: Record<string, string> = {};
  readonly ownerDocument: { documentElement: { dataset: Record<string, string> } };
  readonly click = vi.fn();
  readonly isButton: boolean;

  constructor(root: FakePage, isButton = true) {
    this.ownerDocument = root;
    this.isButton = isButton;
  }

  closest(): FakeElement | null {
    return this.isButton ? this : null;
  }
}

class FakeField extends FakeElement {
  readonly told = vi.fn();
  type = "search";
  /** Value of the field when a listener of `input` or `change` runs. */
  #value = "";

  get value(): string {
    return this.#value;
  }

  set value(value: string) {
    this.#value = value;
  }

  dispatchEvent({ type }: Event): void {
    this.told(type, this.value);
  }
}
class FakeSelect extends FakeField {
  override get value(): string {
    return super.value;
  }

  override set value(value: string) {
    super.value = value;
  }
}
class FakeArea extends FakeField {}

class FakePage extends EventTarget {
  readonly documentElement = { dataset: {} as Record<string, string> };
  buttons: FakeElement[] = [];

  querySelectorAll(): FakeElement[] {
    return this.buttons;
  }
}

beforeEach(() => {
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("HTMLInputElement", FakeField);
  vi.stubGlobal("HTMLSelectElement", FakeSelect);
  vi.stubGlobal("HTMLTextAreaElement", FakeArea);
});
afterEach(() => vi.unstubAllGlobals());

function started() {
  const page = new FakePage();
  const onPress = vi.fn();
  recordEarlyPresses(page as unknown as Document, onPress);
  const tell = (name: string, target?: FakeElement) => {
    const event = new Event(name);
    const heard = vi.spyOn(event, "stopPropagation");
    page.dispatchEvent(target ? Object.defineProperty(event, "target", { value: target }) : event);
    return heard;
  };
  return { page, onPress, tell, isWaiting: () => "waiting" in page.documentElement.dataset };
}

describe("a button pressed before hydration", () => {
  it("shows the press at once, and is pressed after hydration, once for several taps", () => {
    const { page, onPress, tell, isWaiting } = started();
    const heart = new FakeElement(page);
    expect(tell("click", heart)).toHaveBeenCalled();
    tell("click", heart);
    expect(onPress).toHaveBeenCalled();
    expect([isWaiting(), "waiting" in heart.dataset]).toEqual([true, true]);
    expect(heart.click).not.toHaveBeenCalled();
    tell(pageReady);
    expect(heart.click).toHaveBeenCalledTimes(1);
    expect([isWaiting(), "waiting" in heart.dataset]).toEqual([false, false]);
  });

  it("is pressed by its name if it was rendered again", () => {
    const { page, tell } = started();
    const [old, other, present] = [new FakeElement(page), new FakeElement(page), new FakeElement(page)];
    old.ariaLabel = present.ariaLabel = "Add borscht";
    page.buttons = [other, present];
    tell("click", old);
    old.isConnected = false;
    tell(pageReady);
    expect([old, other, present].map(({ click }) => click.mock.calls.length)).toEqual([0, 0, 1]);
  });

  it("is ignored if it is disabled, is no button, or the page is hydrated", () => {
    const { page, onPress, tell, isWaiting } = started();
    const disabled = new FakeElement(page);
    disabled.disabled = true;
    expect(tell("click", disabled)).not.toHaveBeenCalled();
    expect(tell("click", new FakeElement(page, false))).not.toHaveBeenCalled();
    expect(isWaiting()).toBe(false);
    tell(pageReady);
    const late = new FakeElement(page);
    expect(tell("click", late)).not.toHaveBeenCalled();
    tell(pageReady);
    expect([disabled.click, late.click, onPress].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });
});

describe("a field changed before hydration", () => {
  it("gets its text again after hydration and dispatches the events", () => {
    const { page, tell } = started();
    const search = new FakeField(page);
    search.value = "бор";
    tell("input", search);
    search.value = "борщ";
    tell("input", search);
    search.value = "";
    tell(pageReady);
    expect(search.told.mock.calls).toEqual([["input", "борщ"]]);
  });

  it("is selected again if it is a select, which shows that it waits", () => {
    const { page, tell, isWaiting } = started();
    const language = new FakeSelect(page);
    language.value = "en";
    tell("change", language);
    expect(isWaiting()).toBe(true);
    language.value = "ru";
    tell(pageReady);
    expect(language.told.mock.calls).toEqual([["change", "en"]]);
    expect(isWaiting()).toBe(false);
  });
});
