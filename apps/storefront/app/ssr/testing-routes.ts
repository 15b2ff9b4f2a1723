import type { CatalogType } from "@skatert/contract";
import { demoDeps } from "../page-data/shop/testing-demo.ts";
import { renderPage } from "./render-page.tsx";
import { responseOf } from "./testing-answer.ts";

/** A page of the demo shop as the server answers it. */
export async function open(path: string, pageType: CatalogType = "default") {
  const answer = await renderPage(new Request(`http://shop.test${path}`), demoDeps(pageType));
  const response = responseOf(answer);
  const html = await response.text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  return {
    status: response.status,
    location: response.headers.get("location"),
    html,
    frame: frameOf(html),
    title: found(/<title>([^<]*)<\/title>/),
    description: found(/<meta name="description" content="([^"]*)"/),
    ogTitle: found(/<meta property="og:title" content="([^"]*)"/),
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text),
  };
}

/** What a visitor sees of a layout around the page itself. */
function frameOf(html: string) {
  const around = html.replace(/<main.*<\/main>/s, "");
  return {
    /** The menu's sections: a strip of pictures above the page, a list beside it. */
    strip: around.includes('<nav aria-label="Всё меню"'),
    list: around.includes('<nav aria-label="Каталог"'),
    cartColumn: around.includes('<aside id="cart"'),
    cartBar: around.includes("data-cart-bar"),
    table: /<header.*Забронировать стол.*<\/header>/s.test(around),
  };
}

/** Which part of the address table a route belongs to. */
type Kind = "menu" | "categories" | "catalog" | "other";

export interface Row {
  readonly rule: string;
  readonly path: string;
  readonly title: RegExp;
  readonly heading: RegExp;
  readonly kind?: Kind;
  /** Excluded from search engines. */
  readonly hidden?: true;
}

const home = { title: /^Скатерть\. Ресторан с доставкой/, heading: /Скатерть/ };
const pizza = { title: /^Пицца с доставкой/, heading: /^Пицца$/ };
const tomato = { title: /^На томатном соусе с доставкой/, heading: /^На томатном соусе$/ };
const dish = { title: /^Маргарита/, heading: /^На томатном соусе$/ };

/** Every address with a page, with its expected content. */
export const routes: readonly Row[] = [
  { rule: "ROUTE-1", path: "/", ...home },
  { rule: "ROUTE-1 generic page", path: "/o-nas", title: /^О ресторане/, heading: /^О ресторане$/ },
  { rule: "ROUTE-1 home by slug", path: "/picca", ...home },
  { rule: "ROUTE-2", path: "/gallery", title: /^Галерея/, heading: /^Галерея$/ },
  { rule: "ROUTE-2", path: "/seoData", title: /^Карта сайта/, heading: /^Карта сайта$/ },
  { rule: "ROUTE-2", path: "/contacts", title: /^Контакты/, heading: /^Контакты$/ },
  { rule: "ROUTE-3", path: "/blog", title: /^Блог/, heading: /^Блог$/ },
  { rule: "ROUTE-3", path: "/blog/hleb-na-zakvaske", title: /^Хлеб на закваске/, heading: /^Хлеб на закваске$/ },
  { rule: "ROUTE-4", path: "/order", title: /^Оформление заказа/, heading: /^Оформление заказа$/, hidden: true },
  { rule: "APP-1", path: "/search", title: /^Поиск по меню/, heading: /^Поиск по меню$/, hidden: true },
  { rule: "APP-1", path: "/search?q=суп", title: /^суп: Поиск по меню/, heading: /^Поиск по меню$/, hidden: true },
  { rule: "ROUTE-5", path: "/brands", title: /^Поставщики/, heading: /^Поставщики$/ },
  { rule: "ROUTE-5", path: "/brands/melnica-zhernov", title: /^Мельница «Жёрнов»/, heading: /^Мельница «Жёрнов»$/ },
  { rule: "ROLE-1", path: "/promocodes", title: /^Акции для всех/, heading: /^Акции для всех$/ },
  {
    rule: "ROUTE-6",
    path: "/catalog/custom",
    title: /^Меню на одном листе/,
    heading: /^Меню на одном листе$/,
    kind: "catalog",
  },
  { rule: "ROUTE-6", path: "/CategoriesPage", title: /^Разделы меню/, heading: /^Разделы меню$/ },
  { rule: "ROUTE-7", path: "/catalog/106/menu/picca", ...pizza, kind: "catalog" },
  { rule: "ROUTE-8", path: "/information", title: /^Гостям/, heading: /^Гостям$/ },
  {
    rule: "ROUTE-8",
    path: "/information/page/zabota-o-klientah",
    title: /^Забота о клиентах/,
    heading: /^Забота о клиентах$/,
  },
  {
    rule: "ROUTE-8",
    path: "/information/post/lavka-otkrylas",
    title: /^Открылась Лавка/,
    heading: /^Открылась Лавка$/,
  },
  { rule: "ROUTE-9", path: "/menu/picca", ...pizza, kind: "menu" },
  { rule: "ROUTE-9", path: "/menu/picca/na-tomatnom-souse", ...tomato, kind: "menu" },
  { rule: "ROUTE-9", path: "/menu/picca/na-tomatnom-souse/pizza-margarita", ...dish, kind: "menu" },
  { rule: "ROUTE-11 categories-id", path: "/categories/106", ...pizza, kind: "categories" },
  {
    rule: "ROUTE-11 categories-id-subcategories-subcategory",
    path: "/categories/106/subcategories/na-tomatnom-souse",
    ...tomato,
    kind: "categories",
  },
  {
    rule: "ROUTE-11 categories-product-page",
    path: "/categories/106/subcategories/na-tomatnom-souse/pizza-margarita",
    ...dish,
    kind: "categories",
  },
  { rule: "ROUTE-11 categories-page", path: "/categories/106/menu/picca", ...pizza, kind: "categories" },
  {
    rule: "ROUTE-11 categories-subcategory-page",
    path: "/categories/106/menu/picca/na-tomatnom-souse",
    ...tomato,
    kind: "categories",
  },
  {
    rule: "ROUTE-11 categories-product-page",
    path: "/categories/106/menu/picca/na-tomatnom-souse/pizza-margarita",
    ...dish,
    kind: "categories",
  },
];
