import { dropOldest } from "./cached-copies.ts";

const prefix = "shell ";
const pictures = "pictures";
/** Pictures that are kept; some kilobytes to some tens of kilobytes each. */
const pictureLimit = 400;

/** The build's files: those of this build are fetched ahead, those of the one before stay for the pages that name them. */
export function shellCache(storage: CacheStorage, version: string) {
  const name = prefix + version;
  return {
    async install(files: readonly string[]): Promise<void> {
      await (await storage.open(name)).addAll([...files]);
    },
    /** Drops the files of all builds but this one and the last before it. */
    async tidy(): Promise<void> {
      const earlier = (await storage.keys()).filter((each) => each.startsWith(prefix) && each !== name);
      await Promise.all(earlier.slice(0, -1).map((each) => storage.delete(each)));
    },
    /** A file of any build: names are hashed, so a copy is never out of date. */
    async asset(request: Request): Promise<Response> {
      const found = await storage.match(request, { ignoreVary: true });
      if (found !== undefined) return found;
      const response = await fetch(request);
      if (response.ok) await (await storage.open(name)).put(request, response.clone());
      return response;
    },
  };
}

/** A picture of the shop; one with a version in its address is never asked for twice. */
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
 * Stands in for a picture that cannot be had without a connection: an empty drawing shows the card's own
 * ground, and its small width tells the page what to ask for again.
 */
function blankPicture(): Response {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="12"/>';
  return new Response(drawing, { headers: { "content-type": "image/svg+xml", "cache-control": "no-store" } });
}

/** A full disk costs the copy, not the picture. */
async function put(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    await cache.put(request, response);
    await dropOldest(cache, pictureLimit);
  } catch (error) {
    console.warn("a picture was not kept", error);
  }
}
