import { FACT_ROWS, NUTRITION_ROWS, PRODUCT_ROWS, SEO_ROWS } from "../../catalog/dish-rows.ts";
import { textsUnder } from "../../fields/field-rows.ts";
import type { FieldTexts } from "../../fields/field-text.ts";

/** `catalog.json` and `prices/*.json`. */
export const catalogTexts: FieldTexts = {
  "[].id": ["Number of the section, unique in the file; other files refer to it."],
  "[].name": [
    "Name shown to shoppers. The name `допы` makes the section a shelf of supplements: it is not shown in the menu.",
  ],
  "[].parent": [
    "`id` of the section above; `0` for a top section. `15` hides the section, as in WooCommerce.",
    "a top section",
  ],
  "[].slug": ["Last part of the section's address, unique: Latin letters, digits and hyphens.", "the `id`"],
  "[].image": ["Picture on the section's tile.", "the tile has no picture"],
  "[].image_dop": ["Cover at the top of the section's page.", "no cover"],
  "[].image_dop_2": ["Cover on screens wider than 768 px.", "`image_dop`"],
  "[].description": ["Text under the section's heading; HTML is allowed.", "no text"],
  "[].seo_data": [
    "Title, description and key words for search engines, the same for sections, dishes and articles.",
    "name and description of the entry",
  ],
  ...textsUnder("[].seo_data", SEO_ROWS),
  "[].color_text_category": [
    "CSS colour of the name on the tile, adjusted until it is readable.",
    "the theme's colour",
  ],
  "[].visual_name_category": ["Name shown in place of `name`.", "`name`"],
  "[].free_limits": [
    "Free supplements: with each unit of a dish of this section so many units of a supplement section cost nothing.",
    "none are free",
  ],
  "[].free_limits[].category_id": ["`id` of the section of supplements."],
  "[].free_limits[].quantity": ["Free units for one unit of the dish."],
  "[].dop_image_category_site": ["Picture on the tile, before `image`.", "`image`"],
  "[].hide_category": ["`true`: not in the menu. Its dishes can still be gifts or supplements.", "shown"],
  "[].show_on_home": ["`false`: not on the home page, but still in the menu.", "on the home page"],
  "[].category_availability": ["When dishes of the section can be ordered, judged by the delivery time.", "always"],
  "[].category_availability.weekdays": [
    'Weekdays, Monday is `1`, Sunday is `7`: `[1, 2, 3]` or `"1,2,3"`.',
    "every day",
  ],
  "[].category_availability.from": ['First minute, `"HH:MM"`.', "from the start of the day"],
  "[].category_availability.to": [
    'End, `"HH:MM"`, not included. Earlier than `from`: past midnight.',
    "to the end of the day",
  ],
  "[].category_availability.windows": [
    "Several windows `{weekdays, from, to}`, at most 20, in any of which a dish can be ordered. They replace the three fields above, which need not be written: clients that read one window get all the days, from the first opening to the last end. A window past midnight belongs to the weekday on which it opens. Windows that overlap are joined.",
    "one window",
  ],
  "[].dish_notes": [
    "Whether a guest may write a note for the dishes of the section and of those below it: `allow` or `forbid`. Of several sections of a dish one that forbids decides.",
    "as the section above, at last as `dish_notes` of the settings",
  ],
  "[].choice": [
    "Makes the section a [group of options](#groups-of-options): how many of them a dish takes. It is a section within `допы`, or a hidden one for sets and halves.",
    "no group",
  ],
  "[].choice.kind": [
    "`add` something more; `remove`: each option leaves something out; `set`: dishes that the price includes; `halves-average`, `halves-dearest`: two dishes in one piece, at the average price of both or at that of the dearer one.",
    "`add`",
  ],
  "[].choice.min": [
    "Least units for one unit of the dish; above `0` a shopper must choose.",
    "`0`; `1` for `set`, `2` for halves",
  ],
  "[].choice.max": [
    "Most units for one unit of the dish; `null`: no limit.",
    "`1`; `2` for halves, no limit for `remove`",
  ],
  "[].choice.distinct": ["Most different options.", "no limit"],
  "[].choice.free": [
    "So many units of `add` cost nothing, the dearest first. An option that is always included has the price `0` instead.",
    "`0`",
  ],
  "[].choice.options": ["The options in their order.", "every dish of the section, once each"],
  "[].choice.options[].product_id": ["`id` of a dish of any section."],
  "[].choice.options[].price": [
    "Price of one unit in roubles; the surcharge in a `set`.",
    "the price of its size that is named like the dish's, else its price; `0` in `set` and halves",
  ],
  "[].choice.options[].max": ["Most units of this option.", "`1`"],
  "[].choice.options[].preset": ["Units that are chosen from the start.", "`0`"],
  "[].choice.options[].variation_id": [
    "`id` of the choice of a dish in a `set`.",
    "the choice that is named like that of the dish",
  ],
  "[].external_numbers": [
    'Numbers of the group in other systems, such as `{"iiko": "a41c"}`. Imports find the group by them.',
    "none",
  ],
  "[].products": ["The dishes of the section, in the order of the menu.", "an empty section, which is not shown"],
  "[].products[].id": [
    "Number of the dish. The same dish may be listed in several sections; another dish needs another number.",
  ],
  "[].products[].name": ["Name of the dish."],
  "[].products[].slug": ["Last part of the dish's address.", "the `id`"],
  ...textsUnder("[].products[]", PRODUCT_ROWS),
  "[].products[].images": [
    "Photos, the first one on the card. Any size of JPEG, PNG or WebP: the running shop makes smaller ones.",
    "a card without a photo",
  ],
  "[].products[].attributes": ["Properties for the filter of the menu.", "none"],
  "[].products[].attributes[].name": ["Name of the property, such as `Способ`."],
  "[].products[].attributes[].options": ["Values of this dish.", "none"],
  "[].products[].variations": ["Sizes and the like; a shopper chooses one.", "the dish has one price"],
  "[].products[].variations[].id": ["Number of the choice, unique within the dish."],
  "[].products[].variations[].price": ["Price in roubles.", "`regular_price`; one of the two is required"],
  "[].products[].variations[].regular_price": ["Price before the discount, in roubles.", "no discount is shown"],
  "[].products[].variations[].portion_nat_size": [
    "Weight or volume of this choice, in `measure_unit` of the dish.",
    "that of the dish",
  ],
  "[].products[].variations[].portion_parts": [
    "The portion of this choice in its parts, as in `portion_parts` of the dish.",
    "one amount is shown",
  ],
  "[].products[].variations[].in_stock": ["`false`: this choice is sold out.", "`true`"],
  "[].products[].variations[].status": ["The same for this choice.", "the choice is published"],
  "[].products[].variations[].attributes": ["What the choice is called.", "the choice has no name"],
  "[].products[].variations[].size_names": [
    "Written by the shop into a translated menu: the values of `attributes` in the default language, by which an option has the price of the dish's size.",
    "the values of `attributes`",
  ],
  "[].products[].variations[].attributes[].name": ["Name of the property, such as `Размер`."],
  "[].products[].variations[].attributes[].option": ["Its value, such as `30 см`."],
  "[].products[].supplements": ["`id` of dishes of a `допы` section, or `{id, group}`.", "no supplements"],
  "[].products[].supplements[].id": ["`id` of the supplement."],
  "[].products[].supplements[].group": ["Heading under which it is offered.", "no heading"],
  "[].products[].option_groups": [
    "[Groups of options](#groups-of-options) of the dish, in order. What an entry states replaces that of the group's `choice` for this dish: `min`, `max`, `distinct`, `free`, and `price`, `max`, `preset` of an option.",
    "none",
  ],
  "[].products[].option_groups[].group_id": ["`id` of a section with `choice`."],
  "[].products[].option_groups[].variation_ids": ["`id` of the choices of the dish that have the group.", "all"],
  "[].products[].option_groups[].options": ["Options that differ for this dish.", "the options are those of the group"],
  "[].products[].option_groups[].options[].product_id": ["`id` of an option of the group."],
  "[].products[].option_groups[].options[].offered": ["`false`: this dish does not have the option.", "`true`"],
  "[].products[].categories": [
    "`id` of further sections. The section that lists the dish is always one of them.",
    "that section alone",
  ],
  "[].products[].categories[].id": ["`id` of a section."],
  "[].products[].dish_notes": ["Whether a guest may write a note for the dish: `allow` or `forbid`.", "as its section"],
  "[].products[].product_availability": [
    "When the dish can be ordered: `weekdays`, `from`, `to` or `windows`, as in `category_availability`.",
    "always",
  ],
  "[].products[].external_numbers": [
    'Numbers of the dish in other systems, such as `{"iiko": "00123"}`. Imports of tables find the dish by them.',
    "none",
  ],
  "[].products[].acf": ["Further facts of the dish.", "none"],
  ...textsUnder("[].products[].acf", FACT_ROWS),
  ...textsUnder("[].products[].acf", NUTRITION_ROWS),
  "[].products[].acf.video": ["Address of a film of the dish, or `{url}`.", "no film"],
  "[].products[].acf.video.url": ["Address of the film.", "no film"],
  "[].products[].seo_data": ["As `seo_data` of a section.", "name and description of the dish"],
};
