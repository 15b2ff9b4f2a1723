import type { Banner } from "@skatert/domain";
import * as z from "zod/mini";
import type { CallContext } from "../api/call-context.ts";
import { galleryPath, PATHS } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { bannersFromWire } from "./map.ts";
import { blogFromWire, brandsFromWire, galleryFromWire, informationFromWire, postsFromWire } from "./map-articles.ts";
import { GallerySchema } from "./schemas.ts";
import type { Article, Brand, Gallery, InformationArticle } from "./types.ts";

const List = z.array(z.unknown());

export function contentCalls({ send, lang, report }: CallContext) {
  const oneBySlug = async (path: string, slug: string): Promise<ApiResult<Article | null>> =>
    mapResult(await send({ path, query: { slug, lang } }, List), (wire) => postsFromWire(wire, report)[0] ?? null);
  return {
    async banners(): Promise<ApiResult<readonly Banner[]>> {
      return mapResult(await send({ path: PATHS.banners, query: { lang } }, List), (wire) =>
        bannersFromWire(wire, report),
      );
    },
    async blog(): Promise<ApiResult<readonly Article[]>> {
      return mapResult(await send({ path: PATHS.blog, query: { lang } }, List), (wire) => blogFromWire(wire, report));
    },
    async information(): Promise<ApiResult<readonly InformationArticle[]>> {
      return mapResult(await send({ path: PATHS.information, query: { lang } }, List), (wire) =>
        informationFromWire(wire, report),
      );
    },
    async brands(): Promise<ApiResult<readonly Brand[]>> {
      return mapResult(await send({ path: PATHS.brands, query: { lang } }, List), (wire) =>
        brandsFromWire(wire, report),
      );
    },
    /** Null for a gallery without usable data. */
    async gallery(id: string): Promise<ApiResult<Gallery | null>> {
      return mapResult(await send({ path: galleryPath(id), query: { lang } }, GallerySchema), (wire) =>
        galleryFromWire(wire, report),
      );
    },
    /** Null if no post has the slug. */
    post: (slug: string) => oneBySlug(PATHS.posts, slug),
    /** Null if no page has the slug. */
    page: (slug: string) => oneBySlug(PATHS.pages, slug),
  };
}
