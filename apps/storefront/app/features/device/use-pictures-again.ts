import { useEffect } from "react";

/** Maximum width of the service worker's placeholder for a missing picture. Pictures of a shop are wider. */
const placeholderWidth = 16;
const retryMilliseconds = 3_000;

/** Requests pictures that were missing offline again, until they are loaded. */
export function usePicturesAgain(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    const askLater = () => {
      clearTimeout(timer);
      if (!signal.aborted) timer = setTimeout(() => void askAgain(), retryMilliseconds);
    };
    const askAgain = async () => {
      const missing = [...document.images].filter(isPlaceholder);
      if (isAsking || missing.length === 0 || !navigator.onLine) return;
      isAsking = true;
      await Promise.all(missing.map((picture) => fetchAnew(picture, signal)));
      isAsking = false;
      askLater();
    };
    // A picture requested just before the reconnection fails after it.
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && isPlaceholder(target)) askLater();
    };
    window.addEventListener("online", () => void askAgain(), { signal });
    document.addEventListener("load", onLoad, { capture: true, signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
}

function isPlaceholder({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0 && naturalWidth <= placeholderWidth;
}

/**
 * Browsers reuse a picture that the page has shown, whatever its headers are, unless it is requested in
 * another mode.
 */
async function fetchAnew(picture: HTMLImageElement, signal: AbortSignal): Promise<void> {
  const isThere = await fetch(picture.currentSrc, { signal }).then(
    async (answer) => answer.ok && (await answer.blob()).size > 0,
    () => false,
  );
  if (isThere) picture.crossOrigin = picture.crossOrigin === null ? "anonymous" : null;
}
