/** Pictures, films and fonts of the shop; other files of the folder are not served. */
const mediaName = /\.(?:avif|gif|ico|jpe?g|m4v|mov|mp3|mp4|ogg|png|svg|ttf|webm|webp|woff2?)$/i;
/** Letters of any script, digits and signs that every server reads alike. No `/`, `\`, `%`, `?`, `#` or `;`. */
const plainSegment = /^(?!\.)[\p{L}\p{M}\p{N} _.~!$&'()+,=:@*-]{1,200}$/u;
const maxSegments = 20;

export function isMediaName(path: string): boolean {
  return mediaName.test(path);
}

/**
 * The path rebuilt segment by segment. Null for a path that servers could interpret differently: dot segments, hidden
 * names, empty segments, encoded slashes and anything that a second decoding would change.
 */
export function rebuiltPath(path: string): string | null {
  const [first, ...segments] = path.split("/");
  if (first !== "" || segments.length > maxSegments) return null;
  const isFolder = segments.at(-1) === "";
  const named = (isFolder ? segments.slice(0, -1) : segments).map(rebuiltSegment);
  return named.includes(null) ? null : `/${named.join("/")}${isFolder && named.length > 0 ? "/" : ""}`;
}

function rebuiltSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    return plainSegment.test(text) ? encodeURIComponent(text) : null;
  } catch {
    return null;
  }
}
