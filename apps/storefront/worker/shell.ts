import { dropOldest } from "./cached-copies.ts";

const prefix = "shell ";
const pictures = "pictures";
/** Maximum number of pictures, of some kilobytes to some tens of kilobytes each. */
const pictureLimit = 400;

/**
 * The build's files. Those of this build are prefetched; those of the previous build stay for pages that use
 * them.
 */
export function shellCache(storage: CacheStorage, version: string) {
  const name = prefix + version;
  return {
    async install(files: readonly string[]): Promise<void> {
      await (await storage.open(name)).addAll([...files]);
    },
    /** Removes the files of all builds except this and the previous one. */
    async tidy(): Promise<void> {
      const earlier = (await storage.keys()).filter((each) => each.startsWith(prefix) && each !== name);
      await Promise.all(earlier.slice(0, -1).map((each) => storage.delete(each)));
    },
    /** A file of any build. Names are hashed, so a copy never expires. */
    async asset(request: Request): Promise<Response> {
      const found = await storage.match(request, { ignoreVary: true });
      if (found !== undefined) return found;
      const response = await fetch(request);
      if (response.ok) await (await storage.open(name)).put(request, response.clone());
      return response;
    },
  };
}

/** A picture of the shop. One with a version in its address is never requested twice. */
export async function picture(
  storage: CacheStorage,
  request: Request,
  keepAwake: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await storage.open(pictures);
  const found = await cache.match(request, { ignoreVary: true });
  const isVersioned = new URL(request.url).searchParams.has("v");
  if (found !== undefined && isVersioned) return found;
  const answer = fetch(request).then((response) => {
    if (response.status === 200 && response.type === "basic") keepAwake(put(cache, request, response.clone()));
    return response;
  });
  if (found === undefined) return answer.catch(blankPicture);
  keepAwake(answer.catch(() => undefined));
  return found;
}

/**
 * Replaces a picture that cannot be loaded offline. An empty drawing shows the card's background, and its
 * small width tells the page what to request again.
 */
function blankPicture(): Response {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="12"/>';
  return new Response(drawing, { headers: { "content-type": "image/svg+xml", "cache-control": "no-store" } });
}

/** On a full disk the picture is shown but not cached. */
async function put(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    await cache.put(request, response);
    await dropOldest(cache, pictureLimit);
  } catch (error) {
    console.warn("picture not cached; it is shown uncached", error);
  }
}
