/** Counted from the permission, because its question may stay open before. */
const longestMs = 10_000;

/** Where this device is, or why that is unknown. Never rejects. */
export function deviceSpot(
  geolocation: Geolocation | undefined = globalThis.navigator?.geolocation,
): Promise<{ readonly lat: number; readonly lon: number } | "denied" | "failed"> {
  if (geolocation === undefined) return Promise.resolve("failed");
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? "denied" : "failed"),
      { enableHighAccuracy: true, timeout: longestMs, maximumAge: 0 },
    );
  });
}
