import { iconPictureOf, type RenditionName, type ShopSettings, sharePictureOf } from "@skatert/contract";
import { mediaAddress } from "../files.ts";

/** A picture that pages refer to and that is drawn from another. */
export interface WantedRendition {
  /** Path below the shop's media: "brand/logo.svg". */
  readonly file: string;
  readonly name: RenditionName;
  /** Background of a logo: the shop's page colour. */
  readonly background: string;
}

const white = "#ffffff";

/** Renditions of the site's pictures: the link picture, and the app's icons if the settings have none (APP-6). */
export function wantedRenditions({
  seo,
  seoByLanguage,
  look,
}: Pick<ShopSettings, "seo" | "seoByLanguage" | "look">): readonly WantedRendition[] {
  const background = look.colors.background ?? white;
  const of = (src: string | null, name: RenditionName): readonly WantedRendition[] => {
    const file = src === null ? null : ownFile(src);
    return file === null ? [] : [{ file, name, background }];
  };
  const icon = iconPictureOf(look);
  return [
    ...[seo, ...Object.values(seoByLanguage)].flatMap((each) => of(sharePictureOf(look, each, seo), "share")),
    ...(look.icon192 === null ? of(icon, "icon192") : []),
    ...(look.icon512 === null ? of(icon, "icon512") : []),
  ];
}

/** The file of a URL below the shop's media; null for another host, or for a path that leaves the folder. */
function ownFile(src: string): string | null {
  const path = new RegExp(`^(?:/api)?${mediaAddress}/([^?#]+)\\?v=`).exec(src)?.[1];
  if (path === undefined) return null;
  const file = path.split("/").map(decodeOrEmpty);
  return file.some((part) => part === "" || part.startsWith(".") || /[/\\]/.test(part)) ? null : file.join("/");
}

function decodeOrEmpty(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
