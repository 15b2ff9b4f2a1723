import { describe, expect, it } from "vitest";
import { findMe } from "./find-me.ts";

type Ask = Geolocation["getCurrentPosition"];

function browserThat(getCurrentPosition: Ask): Geolocation {
  return { getCurrentPosition, watchPosition: () => 0, clearWatch: () => undefined };
}
const refusal = (code: number) =>
  ({ code, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }) as const;

describe("the button that locates the guest", () => {
  it("returns the point longitude first", async () => {
    const coords = { longitude: 39.8, latitude: 57.6, accuracy: 10 } as GeolocationCoordinates;
    const browser = browserThat((done) => done({ coords, timestamp: 0 } as GeolocationPosition));
    expect(await findMe(browser)).toEqual({ kind: "found", point: { lon: 39.8, lat: 57.6 } });
  });

  it("distinguishes a refusal from a failure; a browser without geolocation fails", async () => {
    expect(await findMe(browserThat((_, failed) => failed?.(refusal(1))))).toEqual({ kind: "denied" });
    expect(await findMe(browserThat((_, failed) => failed?.(refusal(2))))).toEqual({ kind: "failed" });
    expect(await findMe(browserThat((_, failed) => failed?.(refusal(3))))).toEqual({ kind: "failed" });
    expect(await findMe(undefined)).toEqual({ kind: "failed" });
  });

  it("requests with a time limit", async () => {
    const limits: number[] = [];
    const browser = browserThat((_, failed, options) => {
      limits.push(options?.timeout ?? Number.POSITIVE_INFINITY);
      failed?.(refusal(3));
    });
    await findMe(browser);
    expect(limits).toEqual([10_000]);
  });
});
