/** Pictures that the shop derives from its own and saves beside them: "stol.webp" → "stol-share.jpg". */
export const RENDITIONS = {
  /** The picture that messengers show for a link. */
  share: { ending: "-share.jpg", width: 1200, height: 630, type: "image/jpeg" },
  /** Icons of the installed app (APP-6). */
  icon192: { ending: "-icon-192.png", width: 192, height: 192, type: "image/png" },
  icon512: { ending: "-icon-512.png", width: 512, height: 512, type: "image/png" },
} as const;

export type RenditionName = keyof typeof RENDITIONS;
export const RENDITION_NAMES = ["share", "icon192", "icon512"] as const satisfies readonly RenditionName[];

/** Addresses that only an import writes: below the shop's uploads, with the version of the file. */
const own = /^(\/(?:api\/)?wp-content\/uploads\/shop\/[^?#]+)\.(?:svg|webp|png|jpe?g|avif)(\?v=[0-9a-f]{8})$/i;

/** Address of a picture's rendition; null for a picture on another host, which has none. */
export function renditionAddress(src: string, name: RenditionName): string | null {
  const [, stem, version] = own.exec(src) ?? [];
  return stem === undefined || version === undefined ? null : `${stem}${RENDITIONS[name].ending}${version}`;
}
