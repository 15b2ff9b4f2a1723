import {
  type Article,
  type Brand,
  blogFromWire,
  brandsFromWire,
  type Gallery,
  galleriesFromWire,
  type InformationArticle,
  informationFromWire,
  PATHS,
  postsFromWire,
} from "@skatert/contract";
import { plainText } from "../../features/catalog/card/dish-view.ts";
import type { PageContext } from "../request/page-context.ts";
import { memoised, reportDropped } from "../shop/shop-source.ts";
import { cleanHtml } from "./clean-html.ts";

/** What the shop has to read and look at, in the page's language, parsed and cleaned once a revision. */
type Source = Pick<PageContext, "api"> & { readonly shop: Pick<PageContext["shop"], "language" | "revision"> };

export function shopBlog(page: Source): Promise<readonly Article[]> {
  return memoisedContent(page, PATHS.blog, (wire) => blogFromWire(wire, reportDropped).map(cleaned));
}

export function shopInformation(page: Source): Promise<readonly InformationArticle[]> {
  return memoisedContent(page, PATHS.information, (wire) => informationFromWire(wire, reportDropped).map(cleaned));
}

export function shopBrands(page: Source): Promise<readonly Brand[]> {
  return memoisedContent(page, PATHS.brands, (wire) => brandsFromWire(wire, reportDropped));
}

/** Entries with a picture. */
export function shopGalleries(page: Source): Promise<readonly Gallery[]> {
  return memoisedContent(page, PATHS.galleries, (wire) =>
    galleriesFromWire(wire).filter(({ pictures }) => pictures.length > 0),
  );
}

/** Every page of the shop, for the list of all pages. */
export function shopPages(page: Source): Promise<readonly Article[]> {
  return memoisedContent(page, PATHS.pages, (wire) => postsFromWire(wire, reportDropped));
}

/** A page or a post by its slug. Null if there is none. Throws if the backend does not answer. */
export async function articleBySlug(
  kind: "pages" | "posts",
  slug: string,
  { api, shop }: Source,
): Promise<Article | null> {
  const response = await api(`${PATHS[kind]}?slug=${encodeURIComponent(slug)}&lang=${shop.language}`);
  if (!response.ok) throw new Error(`${PATHS[kind]} answered ${response.status}`);
  const [article] = postsFromWire(await response.json(), reportDropped);
  return article ? cleaned(article) : null;
}

/** A backend without the call has no such content. */
function memoisedContent<Value>({ api, shop }: Source, path: string, read: (wire: unknown) => Value): Promise<Value> {
  return memoised(`${path} ${shop.language}`, shop.revision, async () => {
    const response = await api(`${path}?lang=${shop.language}`);
    if (response.status === 404) return read([]);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return read(await response.json());
  });
}

function cleaned<Text extends Article>(article: Text): Text {
  return { ...article, excerpt: plainText(article.excerpt), html: cleanHtml(article.html) };
}
