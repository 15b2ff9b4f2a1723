import { beforeEach, describe, expect, it } from "vitest";
import { watchSecondPress, windowClosed } from "./second-press.ts";

/** An event at a moment, which jsdom would not let us set. */
class Pressed extends Event {
  override readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
  constructor(name: string, at: number, [x, y]: readonly [number, number]) {
    super(name, { cancelable: true });
    this.timeStamp = at;
    this.clientX = x;
    this.clientY = y;
  }
}

const place = [200, 800] as const;
const target = new EventTarget();
watchSecondPress(target as Window);
const reached: string[] = [];
for (const name of ["pointerdown", "click"])
  target.addEventListener(name, ({ timeStamp }) => reached.push(`${name} ${timeStamp}`));

let now = 0;
beforeEach(() => {
  // Longer than any press of the test before.
  now += 10_000;
  reached.length = 0;
});

function press(after: number, at: readonly [number, number] = place): void {
  for (const name of ["pointerdown", "pointerup", "click"]) target.dispatchEvent(new Pressed(name, now + after, at));
}

const reachedAt = (after: number) => [`pointerdown ${now + after}`, `click ${now + after}`];

describe("two quick presses at one place", () => {
  it("reach only the window's button if the window closed between them", () => {
    press(0);
    windowClosed(now + 100);
    press(200, [place[0] + 10, place[1] - 5]);
    expect(reached).toEqual(reachedAt(0));
  });

  it("leave the next press alone, also one by the keyboard", () => {
    press(0);
    windowClosed(now + 100);
    press(200);
    target.dispatchEvent(new Pressed("click", now + 300, [0, 0]));
    press(400);
    expect(reached).toEqual([...reachedAt(0), `click ${now + 300}`, ...reachedAt(400)]);
  });

  it.each([
    ["no window closed", null, 200, place],
    ["the window closed before both", -100, 200, place],
    ["the second comes late", 100, 700, place],
    ["the second is elsewhere", 100, 200, [260, 800]],
  ] as const)("both reach the page if %s", (_, closed, second, where) => {
    if (closed !== null) windowClosed(now + closed);
    press(0);
    if (closed !== null && closed > 0) windowClosed(now + closed);
    press(second, where);
    expect(reached).toEqual([...reachedAt(0), ...reachedAt(second)]);
  });
});
