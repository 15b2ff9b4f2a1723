import type { I18n } from "../../i18n/i18n.ts";

/** What a guest reads whom staff blocked, with the number to call (GUEST-1). */
export function blockedText(phone: unknown, { t }: Pick<I18n, "t">): string {
  const text = t("reason.guest-blocked");
  return typeof phone === "string" && phone !== "" ? t("site.labelled", { label: text, value: phone }) : text;
}
