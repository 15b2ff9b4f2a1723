import { useEffect, useState } from "react";
import { type GetMedia, type MediaKind, mediaCache } from "./media-cache.ts";
import { mediaDatabase } from "./media-database.ts";

let cache: GetMedia | null = null;

/** The browser's media cache (EXT-1). */
export const getMedia: GetMedia = (kind, url) => {
  cache ??= mediaCache({
    store: mediaDatabase,
    fetchMedia: (address) => fetch(address),
    log: (what, error) => console.warn(what, error),
    origin: window.location.origin,
  });
  return cache(kind, url);
};

/**
 * Address of a picture or film for the page. Null until it is loaded, then of the cached copy; of the shop
 * itself if caching failed.
 */
export function useMedia(kind: MediaKind, url: string | null): string | null {
  const [shown, setShown] = useState<{ readonly of: string; readonly address: string } | null>(null);
  useEffect(() => {
    if (url === null) return;
    let address: string | null = null;
    let isGone = false;
    void getMedia(kind, url).then((blob) => {
      if (isGone) return;
      address = blob && URL.createObjectURL(blob);
      setShown({ of: url, address: address ?? url });
    });
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [kind, url]);
  return shown !== null && shown.of === url ? shown.address : null;
}
