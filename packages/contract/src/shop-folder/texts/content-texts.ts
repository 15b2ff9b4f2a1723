import type { FieldTexts } from "../../fields/field-text.ts";

/** `front.json`. */
export const frontTexts: FieldTexts = {
  templates: ["How the menu is shown."],
  "templates.catalog_type": ["The page type, see [page-types.md](page-types.md)."],
  "templates.catalog_types": ["Page types that a visitor may choose from.", "no choice"],
};

/** `banners.json`, and `banners` of the settings. */
export const bannerTexts: FieldTexts = {
  "[].id": ["Number of the banner, unique.", "its place in the list"],
  "[].title": ["Heading on the banner.", "none"],
  "[].text": ["Text under the heading.", "none"],
  "[].desctop_slider": ["Picture for wide screens, about 3 : 1.", "`gallery_1`, else the phone's picture"],
  "[].gallery": ["Picture for phones, about 4 : 3; for a story portrait.", "`gallery_2`, else the wide picture"],
  "[].gallery_1": ["Picture for wide screens where `desctop_slider` is empty.", "none"],
  "[].gallery_2": ["Picture for phones where `gallery` is empty.", "none"],
  "[].type": ["Where a tap leads: `url`, `product`, `category` or `text`.", "`text`"],
  "[].url": [
    "Address for `url`: a path of the shop such as `/menu/pizza`, or a whole address.",
    "the banner leads nowhere",
  ],
  "[].product": ["`id` of the dish for `product`.", "the banner leads nowhere"],
  "[].product.id": ["`id` of the dish."],
  "[].category": ["`id` of the section for `category`.", "the banner leads nowhere"],
  "[].category.id": ["`id` of the section."],
  "[].post": ["The article for `text`.", "the banner leads nowhere"],
  "[].post.post_slug": ["`slug` of the article or page.", "the banner leads nowhere"],
  "[].sklad": ["`warehouse_id` of the branches that show it.", "every branch"],
  "[].skladall": ["`true`: every branch, whatever `sklad` lists.", "`sklad` decides"],
  "[].device": ["Must contain `site` to be shown here; a list or text with commas.", "shown"],
  "[].is_stories": ["`true`: in the strip of stories in place of the slides.", "a slide"],
};

/** `pages.json` and `posts.json`, in WordPress's shape. */
export const postTexts: FieldTexts = {
  "[].id": ["Number, unique in the file."],
  "[].slug": ["Address: `/<slug>` for a page, `/blog/<slug>` for a post."],
  "[].title": ["Heading."],
  "[].title.rendered": ["Its text."],
  "[].content": ["The article."],
  "[].content.rendered": ["HTML. Scripts and styles are taken out; pictures as `media/…`."],
  "[].excerpt": ["Short text of lists.", "none"],
  "[].excerpt.rendered": ["Its HTML."],
  "[].date": ['`"2026-11-14T09:00:00"`; lists show the newest first.', "no date"],
  "[].image": ["Picture above the article.", "none"],
  "[].seo_data": ["As `seo_data` of a section.", "title and excerpt"],
};

/** `blog.json`. */
export const blogTexts: FieldTexts = {
  "[].id": ["Number, unique in the file."],
  "[].slug": ["Address: `/blog/<slug>`."],
  "[].title": ["Heading."],
  "[].excerpt": ["Short text of the list.", "none"],
  "[].content": ["HTML of the article."],
  "[].image": ["Picture.", "none"],
  "[].date": ['`"2026-11-14"` or with a time; the newest comes first.', "no date"],
  "[].seo_data": ["As `seo_data` of a section.", "title and excerpt"],
};

/** `information.json`. */
export const informationTexts: FieldTexts = {
  "[].id": ["Number, unique in the file."],
  "[].slug": ["Address: `/information/<kind>/<slug>`."],
  "[].kind": ["`page` for a lasting text, `post` for a notice."],
  "[].title": ["Heading."],
  "[].content": ["HTML of the article."],
  "[].image": ["Picture.", "none"],
  "[].date": ['`"2026-11-14"` or with a time.', "no date"],
  "[].seo_data": ["As `seo_data` of a section.", "the title"],
};

/** `galleries.json`. */
export const galleryTexts: FieldTexts = {
  "{}.title": ["Heading.", "none"],
  "{}.images": ["Its pictures, in order."],
  "{}.images[].url": ["Address, `media/…`."],
  "{}.images[].width": ["Pixels.", "read from the file"],
  "{}.images[].height": ["Pixels.", "read from the file"],
  "{}.images[].alt": ["What the picture shows, for readers who cannot see it.", "none"],
};

/** `brands.json`. */
export const brandTexts: FieldTexts = {
  "[].id": ["Number, unique in the file."],
  "[].slug": ["Address: `/brands/<slug>`."],
  "[].name": ["Name."],
  "[].image": ["Picture.", "none"],
  "[].description": ["Text; HTML is allowed.", "none"],
  "[].product_ids": ["`id` of its dishes.", "none"],
  "[].seo_data": ["As `seo_data` of a section.", "name and description"],
};
