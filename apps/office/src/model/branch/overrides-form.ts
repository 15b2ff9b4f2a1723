import {
  isAlertPhone,
  isMailAddress,
  isTelegramChat,
  MAX_DESTINATIONS,
  type WireBranchOverrides,
  type WireBranchOverridesChange,
} from "@skatert/contract";

/** The account that the shop has in common; no account of a server has this name. */
export const COMMON_ACCOUNT = "-";

/** What a branch has of its own, in the form: one destination per line. */
export interface OverridesForm {
  chats: string;
  phones: string;
  addresses: string;
  account: string;
}

export type OverridesFault = Exclude<keyof OverridesForm, "account">;

export function overridesForm(overrides: WireBranchOverrides): OverridesForm {
  return {
    chats: overrides.telegram_chats.join("\n"),
    phones: overrides.alert_phones.join("\n"),
    addresses: overrides.mail_addresses.join("\n"),
    account: overrides.payment_account ?? COMMON_ACCOUNT,
  };
}

/** The overrides to send, or the invalid fields. */
export function overridesChange(
  form: OverridesForm,
): { readonly change: WireBranchOverridesChange } | { readonly faults: readonly OverridesFault[] } {
  const chats = linesOf(form.chats);
  // People write numbers in groups.
  const phones = linesOf(form.phones.replace(/[ \t\u00a0()-]/g, ""));
  const addresses = linesOf(form.addresses);
  const fits = {
    chats: fit(chats, isTelegramChat),
    phones: fit(phones, isAlertPhone),
    addresses: fit(addresses, isMailAddress),
  };
  const faults = (["chats", "phones", "addresses"] as const).filter((name) => !fits[name]);
  if (faults.length > 0) return { faults };
  const account = form.account === COMMON_ACCOUNT ? null : form.account;
  return {
    change: { telegram_chats: chats, alert_phones: phones, mail_addresses: addresses, payment_account: account },
  };
}

function linesOf(text: string): string[] {
  const lines = text.split(/[\n,;]/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ""))];
}

function fit(all: readonly string[], isOne: (text: string) => boolean): boolean {
  return all.length <= MAX_DESTINATIONS && all.every(isOne);
}
