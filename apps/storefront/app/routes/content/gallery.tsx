import { GalleryView } from "../../features/content/articles/gallery-view.tsx";
import { PageHeader } from "../../features/content/articles/page-header.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { GalleryData } from "../../page-data/content/gallery.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import { overviewHead } from "./content-head.ts";

/** Pictures of the shop (ROUTE-2). */
export function Component() {
  const { galleries } = useLoaderData<GalleryData>();
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t("gallery.title")} />
      {galleries.length > 0 ? <GalleryView galleries={galleries} /> : <EmptyState title={t("gallery.empty")} />}
    </>
  );
}

export function head({ data: { galleries }, i18n: { t }, shop }: HeadArgs<GalleryData>): Head {
  const overview = overviewHead({ title: t("gallery.title"), description: t("gallery.text"), url: "/gallery" }, shop);
  return { ...overview, image: galleries[0]?.pictures[0]?.src ?? overview.image };
}
