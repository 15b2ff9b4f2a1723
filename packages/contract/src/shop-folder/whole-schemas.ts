import * as z from "zod/mini";
import { MenuEntrySchema } from "../content/schemas.ts";
import { MapSchema, ZoneFeatureSchema } from "../delivery/schemas.ts";
import { wireEmpty, wireImage, wireObject, wireText } from "../fields/schemas.ts";
import { ColorsSchema, ContactsSchema, FacadeSchema, LocationSchema, SettingsSchema } from "../settings/schemas.ts";
import { BranchStockFileSchema, SHOP_FILES } from "./schemas.ts";

// The mappers also read fields that the schemas accept unchecked, so that a host may write anything there. The
// documentation and the editors' schemas of a shop folder include them too. No answer is checked by these schemas.

const contactText = z.looseObject({ text: z.optional(wireText), url: z.optional(wireText) });

const ContactsOfFolder = z.extend(ContactsSchema, {
  phones: z.optional(z.union([wireText, z.array(z.union([wireText, contactText]))])),
  emails: z.optional(z.union([wireText, z.array(z.union([wireText, contactText]))])),
  addresses: z.optional(
    z.array(
      z.looseObject({
        id: z.optional(wireText),
        name: z.optional(wireText),
        address: z.optional(wireText),
        coord: z.optional(wireText),
        phone: z.optional(wireText),
        hours: z.optional(wireText),
      }),
    ),
  ),
  socials: z.optional(
    z.array(z.looseObject({ name: z.optional(wireText), icon: z.optional(wireText), url: z.optional(wireText) })),
  ),
  legal: z.optional(wireText),
});

const LocationOfFolder = z.extend(LocationSchema, {
  address: z.optional(wireText),
  coord: z.optional(wireText),
  phone: z.optional(wireText),
  hours: z.optional(wireText),
});

const FacadeOfFolder = z.extend(FacadeSchema, {
  colors: z.optional(wireObject(z.extend(ColorsSchema, { card: z.optional(wireText), text: z.optional(wireText) }))),
  footer_infoblock: z.optional(
    z.union([
      wireText,
      z.looseObject({ title: z.optional(wireText), text: z.optional(wireText), image: z.optional(wireImage) }),
    ]),
  ),
});

const MenuOfFolder = z.extend(MenuEntrySchema, {
  items: z.optional(
    z.array(
      z.looseObject({
        title: z.optional(wireText),
        url: z.optional(wireText),
        items: z.optional(z.array(z.unknown())),
      }),
    ),
  ),
});

const MapOfFolder = z.extend(MapSchema, {
  type: z.optional(z.literal("FeatureCollection")),
  features: z.optional(z.array(z.extend(ZoneFeatureSchema, { type: z.optional(z.literal("Feature")) }))),
});

const FontOfFolder = z.optional(z.union([wireText, z.looseObject({ name: wireText, url: z.optional(wireText) })]));

const PreviewOfFolder = z.looseObject({
  image: z.optional(wireImage),
  video: z.optional(wireObject(z.looseObject({ url: z.optional(wireText) }))),
});

const SettingsOfFolder = z.extend(SettingsSchema, {
  contacts: z.optional(wireObject(ContactsOfFolder)),
  locations: z.optional(z.union([z.array(LocationOfFolder), wireEmpty])),
  facade: z.optional(wireObject(FacadeOfFolder)),
  menu: z.optional(
    z.union([
      z.array(MenuOfFolder),
      z.looseObject({ header: z.optional(z.array(MenuOfFolder)), footer: z.optional(z.array(MenuOfFolder)) }),
      wireEmpty,
    ]),
  ),
  map: z.optional(wireObject(MapOfFolder)),
  main_font: FontOfFolder,
  font_headings: FontOfFolder,
  demo_previews: z.optional(z.union([PreviewOfFolder, z.array(PreviewOfFolder), wireEmpty])),
});

/** Every file of a shop folder with all its fields, in the order of the documentation. */
export const WHOLE_SHOP_FILES = {
  ...SHOP_FILES,
  "settings.json": SettingsOfFolder,
  "stock/<warehouse_id>.json": BranchStockFileSchema,
} as const;

export type WholeShopFile = keyof typeof WHOLE_SHOP_FILES;
