import { beforeEach, describe, expect, it } from "vitest";
import { createFrameReloads, type FrameReloads } from "./frame-reloads.ts";

describe("the frame of a preview", () => {
  let asked: string[];
  let frame: FrameReloads;
  beforeEach(() => {
    asked = [];
    frame = createFrameReloads({
      reload: () => asked.push("reload"),
      replace: () => asked.push("replace"),
      onMute: () => asked.push("mute"),
    });
  });

  it("EDIT-4 loads again after each saved change", () => {
    for (const _ of [1, 2]) {
      frame.ready();
      frame.loaded();
      frame.saved();
    }
    expect(asked).toEqual(["reload", "reload"]);
  });

  it("EDIT-4 loads once more for changes saved while it was loading on a slow line", () => {
    frame.saved();
    frame.saved();
    expect(asked).toEqual([]);
    frame.ready();
    expect(asked).toEqual(["reload"]);
    frame.ready();
    frame.loaded();
    expect(asked).toEqual(["reload"]);
  });

  it("EDIT-4 reports an error page once, and loads it again after the change that corrects the draft", () => {
    frame.loaded();
    expect(asked).toEqual(["mute"]);
    frame.saved();
    frame.saved();
    frame.loaded();
    expect(asked).toEqual(["mute", "replace", "replace"]);
  });

  it("EDIT-4 expects the script of a page that another address opens", () => {
    frame.ready();
    frame.opened();
    frame.saved();
    expect(asked).toEqual([]);
    frame.ready();
    expect(asked).toEqual(["reload"]);
  });
});
