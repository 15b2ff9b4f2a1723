import type { MediaKind } from "./media-cache.ts";

const MEGABYTE = 1_048_576;
/** Maximum bytes of a store. The oldest entries are evicted first. */
export const mediaBounds: Readonly<Record<MediaKind, number>> = { videos: 96 * MEGABYTE, photos: 24 * MEGABYTE };

export interface CachedMedia {
  readonly url: string;
  readonly bytes: number;
  /** Milliseconds. */
  readonly keptAt: number;
}

/**
 * The entries to evict so that `added` bytes fit within `bound`, oldest first. Null: they do not fit at all.
 */
export function evictedFor(added: number, cached: readonly CachedMedia[], bound: number): readonly string[] | null {
  if (added > bound) return null;
  let left = cached.reduce((sum, { bytes }) => sum + bytes, 0);
  const gone: string[] = [];
  for (const { url, bytes } of cached.toSorted((a, b) => a.keptAt - b.keptAt)) {
    if (left + added <= bound) break;
    gone.push(url);
    left -= bytes;
  }
  return gone;
}
