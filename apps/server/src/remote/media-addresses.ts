import { apiPrefix } from "../http/api-prefix.ts";

const folder = "/wp-content/uploads/";

/**
 * Rewrites JSON text so that media of the backend load through this process: replaces its host with /api (EXT-1).
 * Returns the same text if it contains no media address.
 */
export function withOwnMedia(text: string, backend: URL): string {
  const base = backend.host + backend.pathname.replace(/\/+$/, "") + folder;
  if (!text.includes(backend.host)) return text;
  return ["https://", "http://", "//"].reduce(
    (rewritten, scheme) =>
      rewritten
        .replaceAll(`"${scheme}${base}`, `"${apiPrefix}${folder}`)
        .replaceAll(`"${escaped(scheme + base)}`, `"${escaped(apiPrefix + folder)}`)
        .replaceAll(`\\"${scheme}${base}`, `\\"${apiPrefix}${folder}`),
    text,
  );
}

/** PHP escapes slashes in JSON. */
function escaped(address: string): string {
  return address.replaceAll("/", "\\/");
}
