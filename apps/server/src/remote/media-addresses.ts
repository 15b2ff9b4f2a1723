import { apiPrefix } from "../http/api-prefix.ts";

const folder = "/wp-content/uploads/";

/**
 * Rewrites JSON text so that media of the backend come through this process: its host replaced by /api
 * (EXT-1). Returns the text itself where it names none.
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

/** PHP writes slashes of JSON escaped. */
function escaped(address: string): string {
  return address.replaceAll("/", "\\/");
}
