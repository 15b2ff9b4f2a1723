import { useEffect } from "react";

/** The worker's drawing for a picture that could not be had is so wide at most; no picture of a shop is. */
const standInWidth = 16;
const retryMilliseconds = 3_000;

/** Asks again for the pictures that could not be had without a connection, until they are there. */
export function usePicturesAgain(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askAgain = () => {
      clearTimeout(timer);
      const missing = [...document.images].filter(isStandIn);
      if (missing.length === 0 || !navigator.onLine) return;
      missing.forEach(fetchAnew);
      timer = setTimeout(askAgain, retryMilliseconds);
    };
    window.addEventListener("online", askAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", askAgain);
    };
  }, []);
}

function isStandIn({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0 && naturalWidth <= standInWidth;
}

/** Set to the address it has already, a picture is not asked for anew. */
function fetchAnew(picture: HTMLImageElement): void {
  const { srcset, src } = picture;
  picture.removeAttribute("srcset");
  picture.removeAttribute("src");
  if (srcset) picture.srcset = srcset;
  picture.src = src;
}
