import * as z from "zod/mini";

/** At most this many chats, numbers or addresses get the same message. */
export const MAX_DESTINATIONS = 10;

/** Of an e-mail address (RFC 5321), the longest of them. */
const maxLength = 254;

/** A number in the form of E.164. */
export function isAlertPhone(text: string): boolean {
  return /^\+[1-9]\d{7,14}$/.test(text);
}

/** A number of a Telegram chat, or @name of a channel. */
export function isTelegramChat(text: string): boolean {
  return /^(-?[1-9]\d{0,19}|@\w{4,64})$/.test(text);
}

export function isMailAddress(text: string): boolean {
  return text.length <= maxLength && /^[^\s@<>,;:"\\()[\]]+@[\w-]+(\.[\w-]+)*$/.test(text);
}

/** A name of an account, also the last part of its variables in lower case. */
export const PAYMENT_ACCOUNT = /^[a-z0-9]+(_[a-z0-9]+)*$/;
export const MAX_ACCOUNT_NAME = 32;

const accountName = z
  .string()
  .check(z.maxLength(MAX_ACCOUNT_NAME), z.regex(PAYMENT_ACCOUNT, "must be the name of a payment account"));
const destinations = (isOne: (text: string) => boolean, fault: string) =>
  z.array(z.string().check(z.maxLength(maxLength), z.refine(isOne, fault))).check(z.maxLength(MAX_DESTINATIONS));

/**
 * Body of `PUT /api/office/branches/{id}/overrides`: what a branch of a chain has instead of the shop's common one. An
 * empty list and null: the common one.
 */
export const BranchOverridesChangeSchema = z.object({
  telegram_chats: destinations(isTelegramChat, "must be a chat number such as -1001234567890, or @name"),
  alert_phones: destinations(isAlertPhone, "must be a number such as +79161234567"),
  mail_addresses: destinations(isMailAddress, "must be an e-mail address"),
  payment_account: z.nullable(accountName),
});
export type WireBranchOverridesChange = z.infer<typeof BranchOverridesChangeSchema>;

/** `GET` and `PUT /api/office/branches/{id}/overrides`. */
export const BranchOverridesSchema = z.looseObject({
  ...BranchOverridesChangeSchema.shape,
  /** Whether the server can send by Telegram and by e-mail. */
  sends: z.looseObject({ telegram: z.boolean(), mail: z.boolean() }),
  /** How many common destinations there are. */
  common: z.looseObject({ telegram_chats: z.int(), alert_phones: z.int(), mail_addresses: z.int() }),
  /** Accounts of this server with their payment methods. */
  payment_accounts: z.array(z.looseObject({ name: z.string(), methods: z.array(z.string()) })),
});
export type WireBranchOverrides = z.infer<typeof BranchOverridesSchema>;

/** 200 of `POST /api/office/branches/{id}/overrides/test`: each chat and address that got the test message, or did not. */
export const NoticeTestSchema = z.looseObject({
  receivers: z.array(
    z.looseObject({
      kind: z.enum(["telegram", "mail"]),
      /** The branch's own chat or address; null: a common one, whose settings are on the server. */
      to: z.nullable(z.string()),
      sent: z.boolean(),
    }),
  ),
});
export type WireNoticeTest = z.infer<typeof NoticeTestSchema>;

/** What a branch has instead of the shop's common one. An empty list and null: the common one. */
export interface BranchOverrides {
  readonly telegramChats: readonly string[];
  /** E.164. */
  readonly alertPhones: readonly string[];
  readonly mailAddresses: readonly string[];
  readonly paymentAccount: string | null;
}

/** The body has been checked by its schema. */
export function branchOverridesFromWire(body: WireBranchOverridesChange): BranchOverrides {
  return {
    telegramChats: [...new Set(body.telegram_chats)],
    alertPhones: [...new Set(body.alert_phones)],
    mailAddresses: [...new Set(body.mail_addresses)],
    paymentAccount: body.payment_account,
  };
}

export function branchOverridesToWire(overrides: BranchOverrides): WireBranchOverridesChange {
  return {
    telegram_chats: [...overrides.telegramChats],
    alert_phones: [...overrides.alertPhones],
    mail_addresses: [...overrides.mailAddresses],
    payment_account: overrides.paymentAccount,
  };
}
