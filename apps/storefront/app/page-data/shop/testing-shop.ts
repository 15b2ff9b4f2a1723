import { apiError, PATHS } from "@skatert/contract";
import type { SsrDeps } from "../request/deps.ts";

/** A shop of two sections and a few dishes, in the wire's shapes, for the tests of this folder. */
export const testSettings = {
  seo: { name: "Печь", title: "Печь: еда на дом", description: "Пироги и супы" },
  seo_by_langs: [{ lang_code: "en", name: "Oven", title: "Oven: food delivered", description: "Pies and soups" }],
  locations: [
    { term_id: 21, name: "Центр", warehouse_id: 1 },
    { term_id: 22, name: "Вокзал", warehouse_id: 2 },
  ],
  facade: { colors: { background: "#f6f1e7", main_buttons_background_color: "#9c1f45" }, default_dark: false },
  language_list: [
    { code: "ru", text: "Русский", default: true },
    { code: "en", text: "English" },
  ],
  redirects: [{ from: "/staroe-menu", to: "/menu/pirogi", code: 301 }],
  show_out_of_stock_products: true,
  wp_timezone: "Europe/Moscow",
};

const seo = { title: "Пироги с доставкой", description: "Печём с шести утра", keywords: "пироги" };

const dishes = [
  {
    id: 1,
    name: "Пирог <с капустой>",
    slug: "s-kapustoy",
    price: 250,
    in_stock: true,
    description: "Тесто, капуста</script>",
  },
  { id: 2, name: "Пирог с рыбой", slug: "s-ryboy", price: 320, in_stock: false },
  { id: 3, name: "Пирог с яблоком", slug: "s-yablokom", price: 210, in_stock: true, locations: [22] },
  {
    id: 4,
    name: "Утренний пирог",
    slug: "utrenniy",
    price: 200,
    in_stock: true,
    product_availability: { weekdays: [], from: "08:00", to: "12:00" },
  },
];

const testCatalog = [
  { id: 10, name: "Пироги", slug: "pirogi", parent: 0, show_on_home: true, seo_data: seo, products: [] },
  { id: 11, name: "Сытные", slug: "sytnye", parent: 10, show_on_home: true, products: dishes },
  { id: 12, name: "Склад", slug: "sklad", parent: 0, show_on_home: true, hide_category: true, products: [] },
];

export interface TestShop {
  readonly settings?: unknown;
  readonly catalog?: unknown;
  readonly now?: string;
  /** Paths that answer 500. */
  readonly down?: readonly string[];
}

let revisions = 0;

/** Dependencies of a page for one test, without state of other tests. */
export function testDeps({
  settings = testSettings,
  catalog = testCatalog,
  now = "2026-11-20T15:00:00+03:00",
  down = [],
}: TestShop = {}): SsrDeps {
  revisions += 1;
  const answers: readonly (readonly [string, unknown])[] = [
    ["/wp-json/v1/all_settings", settings],
    ["/wp-json/front/settings", { templates: { catalog_type: "default" } }],
    ["/banners-json", []],
    ["/wp-content/uploads/app_sync/prodcat_main", catalog],
    [
      "/wp-json/wp/v2/pages?slug=o-nas",
      [
        {
          id: 1,
          slug: "o-nas",
          title: { rendered: "О нас" },
          content: { rendered: '<p onclick="x()">Печём</p><script>x()</script>' },
        },
      ],
    ],
    ["/wp-json/wp/v2/pages", []],
  ];
  return {
    revision: `test ${revisions}`,
    now: () => Date.parse(now),
    fetchApi: async (path) => {
      if (path.startsWith(PATHS.user))
        return Response.json(apiError("rest_not_logged_in", "signed out"), { status: 401 });
      const answer = answers.find(([start]) => path.startsWith(start));
      if (!answer || down.some((start) => path.startsWith(start))) return new Response("{}", { status: 500 });
      return Response.json(answer[1]);
    },
  };
}
