/** Starts after the permission, because the browser's question may stay open for long. */
const longestMs = 10_000;

/** This device's location, or why it is unknown. Never rejects. */
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
