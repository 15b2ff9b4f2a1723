import { buildMetaPath, PATHS } from "@skatert/contract";

/** Interval at which a visible page polls the active build (STATE-9, API-9). */
export const pollMilliseconds = 300_000;

export type Fetch = (address: string) => Promise<Response>;

/**
 * Whether the active build lacks files of the page. A build that differs only on the server needs no reload.
 * Returns false if the server cannot tell.
 */
export async function isSuperseded(files: readonly string[], fetchNow: Fetch): Promise<boolean> {
  const latest = await json(PATHS.latestBuild, fetchNow);
  const id = textOf(latest, "id");
  if (id === null) return false;
  const meta = await json(buildMetaPath(id), fetchNow);
  const assets = typeof meta === "object" && meta !== null && "assets" in meta ? meta.assets : null;
  if (!Array.isArray(assets) || assets.length === 0) return false;
  return files.some((file) => !assets.includes(file));
}

async function json(address: string, fetchNow: Fetch): Promise<unknown> {
  const response = await fetchNow(address);
  return response.ok ? response.json() : null;
}

function textOf(value: unknown, name: "id"): string | null {
  return typeof value === "object" && value !== null && name in value && typeof value[name] === "string"
    ? value[name]
    : null;
}

/**
 * Whether a poll is due: the page is visible and online, and the interval has passed. Times in milliseconds.
 */
export function isDue(now: number, lastPoll: number | null, isVisible: boolean, isOnline: boolean): boolean {
  return isVisible && isOnline && (lastPoll === null || now - lastPoll >= pollMilliseconds);
}
