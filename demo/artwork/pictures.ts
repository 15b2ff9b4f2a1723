import { brandPictures } from "./brand/pictures.ts";
import { articlePictures } from "./covers/articles.ts";
import { bannerPictures } from "./covers/banners.ts";
import { cardPictures } from "./covers/cards.ts";
import { categoryPictures } from "./covers/categories.ts";
import { galleryPictures } from "./covers/gallery.ts";
import { guestPagePictures } from "./covers/guest-pages.ts";
import { storyPictures } from "./covers/stories.ts";
import type { Picture } from "./engine/output.ts";
import { compose, DISH_FRAME } from "./engine/scene.ts";
import { book } from "./recipes/book.ts";

const dishes: Picture[] = book.flatMap(({ scenes, ground }) =>
  Object.entries(scenes).map(([slug, scene]) => ({
    path: `dishes/${slug}`,
    width: DISH_FRAME.width,
    format: "webp" as const,
    draw: () => compose(slug, scene, ground),
  })),
);

/** Every picture of the demo shop. */
export const pictures: readonly Picture[] = [
  ...brandPictures,
  ...categoryPictures,
  ...bannerPictures,
  ...storyPictures,
  ...articlePictures,
  ...guestPagePictures,
  ...galleryPictures,
  ...cardPictures,
  ...dishes,
];
