import type { Coordinates } from "@skatert/domain";

/** Where the device is, or why that is not known. */
export type FoundMe =
  | { readonly kind: "found"; readonly point: Coordinates }
  /** The visitor or the browser's settings refuse. */
  | { readonly kind: "denied" }
  | { readonly kind: "failed" };

/** After the permission is given; before, the browser's question may stay open. */
const longestMs = 10_000;
/** A position this recent is used again, milliseconds. */
const freshMs = 60_000;

/** Asks the browser for the device's position. Never rejects. */
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
