import type { Coordinates } from "@skatert/domain";

/** The device's position, or why it is unknown. */
export type FoundMe =
  | { readonly kind: "found"; readonly point: Coordinates }
  /** The visitor or the browser's settings refuse. */
  | { readonly kind: "denied" }
  | { readonly kind: "failed" };

/** Counted from the permission, because the permission prompt may stay open before. */
const longestMs = 10_000;
/** Maximum age of a reused position, milliseconds. */
const freshMs = 60_000;

/** Requests the device's position from the browser. Never rejects. */
export function findMe(geolocation: Geolocation | undefined = globalThis.navigator?.geolocation): Promise<FoundMe> {
  if (geolocation === undefined) return Promise.resolve({ kind: "failed" });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ kind: "found", point: { lon: coords.longitude, lat: coords.latitude } }),
      ({ code, PERMISSION_DENIED }) => resolve({ kind: code === PERMISSION_DENIED ? "denied" : "failed" }),
      { enableHighAccuracy: true, timeout: longestMs, maximumAge: freshMs },
    );
  });
}
