import { describe, expect, it } from "vitest";
import { fileFailure, pictureFailure } from "./picture-failure.ts";

const failed = (status: number | null, reason?: string) => ({
  code: "picture_refused",
  status,
  retryAfterSeconds: null,
  data: reason === undefined ? {} : { reason },
});

describe("reasons for a missing picture (EDIT-1)", () => {
  it.each([
    [failed(null), "picture.failed.away"],
    [failed(413), "picture.failed.tooLarge"],
    [failed(429, "too-many-pictures"), "picture.failed.often"],
    [failed(429, "too-many-bytes"), "picture.failed.hour"],
    [{ ...failed(413), code: "pictures_full" }, "picture.failed.full"],
    [failed(403), "picture.failed.right"],
    [failed(422, "drawing"), "picture.failed.drawing"],
    [failed(422, "no-room"), "picture.failed.noRoom"],
    [failed(500), "picture.failed.server"],
  ])("are shown for %o", (error, key) => {
    expect(pictureFailure(error)).toBe(key);
  });

  it("are shown before a file that is not a photo is opened", () => {
    expect(fileFailure({ type: "image/svg+xml" })).toBe("picture.failed.drawing");
    expect(fileFailure({ type: "application/pdf" })).toBe("picture.failed.notPicture");
    expect(fileFailure({ type: "image/heic" })).toBeNull();
    expect(fileFailure({ type: "" })).toBeNull();
  });
});
