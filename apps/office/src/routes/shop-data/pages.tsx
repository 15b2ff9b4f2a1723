import { lazy } from "react";
import type { Part } from "./part.ts";
import { SectionPage } from "./section-page.tsx";

const menuParts: readonly Part[] = [
  {
    path: "",
    title: "part.dishes",
    Screen: lazy(async () => ({ default: (await import("../../features/dishes/dishes-screen.tsx")).DishesScreen })),
  },
  {
    path: "categories",
    title: "part.categories",
    Screen: lazy(async () => ({
      default: (await import("../../features/categories/categories-screen.tsx")).CategoriesScreen,
    })),
  },
  {
    path: "grid",
    title: "part.grid",
    Screen: lazy(async () => ({ default: (await import("../../features/grid/grid-screen.tsx")).GridScreen })),
  },
  {
    path: "prices",
    title: "part.prices",
    Screen: lazy(async () => ({ default: (await import("../../features/grid/grid-screen.tsx")).BranchPricesScreen })),
  },
  {
    path: "promotions",
    title: "part.promotions",
    Screen: lazy(async () => ({
      default: (await import("../../features/promotions/promotions-screen.tsx")).PromotionsScreen,
    })),
  },
  {
    path: "files",
    title: "part.files",
    Screen: lazy(async () => ({ default: (await import("../../features/imports/imports-screen.tsx")).ImportsScreen })),
  },
];

/** Dishes, categories, the grid, promotions, import and export (EDIT-1, EDIT-2, PROMO-1, IMPORT-1). */
export function Menu() {
  return <SectionPage title="nav.menu" root="/menu" parts={menuParts} />;
}

const shopParts: readonly Part[] = [
  {
    path: "",
    title: "part.zones",
    Screen: lazy(async () => ({ default: (await import("../../features/zones/zones-screen.tsx")).ZonesScreen })),
  },
  {
    path: "branches",
    title: "part.branches",
    Screen: lazy(async () => ({ default: (await import("../../features/hours/branches-screen.tsx")).BranchesScreen })),
  },
  {
    path: "payments",
    title: "part.payments",
    Screen: lazy(async () => ({
      default: (await import("../../features/shop-settings/payments/payments-screen.tsx")).PaymentsScreen,
    })),
  },
  {
    path: "settings",
    title: "part.settings",
    Screen: lazy(async () => ({
      default: (await import("../../features/shop-settings/settings-screen.tsx")).ShopSettingsScreen,
    })),
  },
  {
    path: "look",
    title: "part.look",
    Screen: lazy(async () => ({ default: (await import("../../features/look/look-screen.tsx")).LookScreen })),
  },
  {
    path: "content",
    title: "part.content",
    Screen: lazy(async () => ({ default: (await import("../../features/content/content-screen.tsx")).ContentScreen })),
  },
];

/** Zones, branches and hours, settings, look and content (EDIT-3, EDIT-4). */
export function Shop() {
  return <SectionPage title="nav.shop" root="/shop" parts={shopParts} />;
}

const changesParts: readonly Part[] = [
  {
    path: "",
    title: "part.draft",
    Screen: lazy(async () => ({
      default: (await import("../../features/changes/draft/draft-screen.tsx")).DraftScreen,
    })),
  },
  {
    path: "preview",
    title: "part.preview",
    Screen: lazy(async () => ({ default: (await import("../../features/preview/preview-screen.tsx")).PreviewScreen })),
  },
  {
    path: "history",
    title: "part.history",
    Screen: lazy(async () => ({
      default: (await import("../../features/changes/history/history-screen.tsx")).HistoryScreen,
    })),
  },
];

/** Unpublished changes, and the history of published ones (EDIT-5, EDIT-6). */
export function Changes() {
  return <SectionPage title="nav.changes" root="/changes" parts={changesParts} />;
}
