import { lazy, Suspense } from "react";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import { useHydrating } from "../../../ui/browser/use-hydrating.ts";
import type { DishDetail } from "../card/dish.ts";

const DishVideo = lazy(async () => {
  const [module] = await Promise.all([import("./dish-video.tsx"), laterMessages()]);
  return { default: module.DishVideo };
});

/** The dish's film. Its script loads with the first dish that has one, so the server's HTML has none. */
export function LazyDishVideo({ product: { video, card } }: { readonly product: DishDetail }) {
  const hydrating = useHydrating();
  if (hydrating || video === null) return null;
  return (
    <Suspense fallback={null}>
      <DishVideo url={video} name={card.name} />
    </Suspense>
  );
}
