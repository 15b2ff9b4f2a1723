import * as z from "zod/mini";
import { boundedList, wireQueryText } from "../fields/bounded.ts";
import { wireId, wireIds, wireMap, wireNumber, wireShortText, wireText, wireTexts } from "../fields/schemas.ts";
import { ProofSchema } from "./challenge.ts";

const shortText = z.union([z.string().check(z.maxLength(300)), z.number(), z.null(), z.literal(false)]);
const longitude = z.number().check(z.gte(-180), z.lte(180));
const latitude = z.number().check(z.gte(-90), z.lte(90));

/** An address of `wc/auth/user/get_addresses`; coordinates are longitude first. */
export const AddressSchema = z.looseObject({
  id: z.optional(z.union([z.string().check(z.maxLength(64)), z.number()])),
  AddressLine: z.string().check(z.maxLength(500)),
  apartment: z.optional(shortText),
  entrance: z.optional(shortText),
  floor: z.optional(shortText),
  number: z.optional(shortText),
  comment: z.optional(shortText),
  name: z.optional(shortText),
  coordinates: z.optional(z.nullable(z.tuple([longitude, latitude]))),
});
export type WireAddress = z.infer<typeof AddressSchema>;
export const AddressesSchema = z.array(AddressSchema);

/** Body of `POST wc/auth/user/get_addresses`; with an `id` it changes that address. */
export const SaveAddressSchema = z.looseObject({ user_id: z.optional(wireShortText), data: AddressSchema });

export const UserSchema = z.looseObject({
  ID: wireId,
  name: z.optional(wireText),
  phone: z.optional(wireText),
  email: z.optional(wireText),
  birth: z.optional(wireText),
  /** Whether the birthday may still be set: once, because coupons depend on it. */
  birth_editable: z.optional(z.boolean()),
  orders_count: z.optional(wireNumber),
});
export type WireUser = z.infer<typeof UserSchema>;

/** Body of `POST system/users`: absent fields do not change. `birth` "dd.mm.yyyy", once; "" removes the email. */
export const UserUpdateSchema = z.looseObject({
  name: z.optional(z.string().check(z.maxLength(100))),
  email: z.optional(z.union([z.literal(""), z.email().check(z.maxLength(200))])),
  birth: z.optional(z.string().check(z.regex(/^\d{2}\.\d{2}\.\d{4}$/))),
});
export type WireUserUpdate = z.infer<typeof UserUpdateSchema>;

/** `GET system/users`; readers accept the flatter answer too. */
export const UserAnswerSchema = z.union([
  z.looseObject({ status: z.literal("success"), data: z.looseObject({ data: UserSchema }) }),
  z.looseObject({ data: UserSchema }),
]);

/** Accounts a shop starts with, `users.json`. */
export const UsersFileSchema = z.array(
  z.looseObject({
    ID: wireId,
    phone: z.union([z.string(), z.number()]),
    name: z.optional(wireText),
    email: z.optional(wireText),
    birth: z.optional(wireText),
    bonus: z.optional(wireNumber),
    orders_count: z.optional(wireNumber),
  }),
);

const phoneText = z.string().check(z.minLength(3), z.maxLength(40));
/** Sign-in channels, in the order of preference. */
export const LOGIN_CHANNELS = ["sms", "telegram", "whatsapp"] as const;
export type LoginChannel = (typeof LOGIN_CHANNELS)[number];

export const SendCodeSchema = z.looseObject({
  phone: phoneText,
  /** Required after a 428. */
  proof: z.optional(ProofSchema),
});
export const SendCodeAnswerSchema = z.looseObject({
  status: z.literal("success"),
  /** Seconds until the next code may be requested. */
  retry_after: z.int(),
  channel: z.enum(LOGIN_CHANNELS),
  /** In development without a provider: the file in DATA_DIR with the message. */
  outbox: z.optional(z.string()),
});
export type WireSendCodeAnswer = z.infer<typeof SendCodeAnswerSchema>;

export const CheckCodeSchema = z.looseObject({
  phone: phoneText,
  code: z.string().check(z.maxLength(20)),
  /** The inviting friend's code; counts for a new phone only. */
  referral: z.optional(z.string().check(z.maxLength(40))),
});
const signedText = z.string().check(z.minLength(1), z.maxLength(4096));
/** Body of `POST telega/v1/auth/mini_app`: the data that Telegram signed for the shop's bot, unchanged. */
export const MiniAppLoginSchema = z.looseObject({
  /** `Telegram.WebApp.initData`. */
  init_data: signedText,
  /** The answer to `Telegram.WebApp.requestContact`; optional after the first sign-in. */
  contact: z.optional(signedText),
  referral: z.optional(z.string().check(z.maxLength(40))),
});

export const CheckCodeAnswerSchema = z.looseObject({
  status: z.literal("success"),
  token: z.string(),
  user_id: z.int(),
});
export type WireCheckCodeAnswer = z.infer<typeof CheckCodeAnswerSchema>;

/** Body of `POST wc/auth/logout`; `everywhere` ends the user's other sessions too. */
export const LogoutSchema = z.optional(z.looseObject({ everywhere: z.optional(z.boolean()) }));

const preferenceText = z.string().check(z.maxLength(200));
/** `GET/POST systeminfo/v2/user_preferences`: words, allergens to avoid among them. */
export const PreferencesSchema = z.looseObject({ preferences: z.union([wireTexts, wireMap(z.unknown())]) });
export const SavePreferencesSchema = z.looseObject({
  user_id: z.optional(wireShortText),
  preferences: boundedList(preferenceText, 100),
});

/** `GET/POST systeminfo/v2/user_favorites`: product ids. */
export const FavoritesSchema = z.looseObject({ favorites: wireIds });
const productId = z.union([
  z.int().check(z.positive(), z.lte(2_147_483_647)),
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
]);
/** `merge` adds to the stored list (sign-in, another device) instead of replacing it. */
export const SaveFavoritesSchema = z.looseObject({
  user_id: z.optional(wireShortText),
  favorites: boundedList(productId, 1_000),
  merge: z.optional(z.boolean()),
});

/** `GET systeminfo/v2/push/user_history`, newest first; `date` is an ISO instant. */
export const NotificationsSchema = z.array(
  z.looseObject({
    id: z.union([z.string(), z.number()]),
    title: z.string(),
    body: z.string(),
    date: z.string(),
    url: z.optional(wireText),
    read: z.optional(z.boolean()),
  }),
);
export type WireNotifications = z.infer<typeof NotificationsSchema>;
/** Body of `POST systeminfo/v2/push/user_history`: ids of read notifications; absent: all. */
export const NotificationsReadSchema = z.optional(
  z.looseObject({
    ids: z.optional(boundedList(z.string().check(z.maxLength(64)), 500)),
  }),
);

/** Query of personal calls; `user_id` is checked against the caller (ROLE-3). */
export const PersonalQuerySchema = z.looseObject({
  user_id: wireQueryText,
  lang: wireQueryText,
});
