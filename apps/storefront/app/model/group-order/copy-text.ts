import type { Money } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import { notify } from "../../platform/notices.ts";

/** The sum of each person's dishes, one line each, to send to the others. */
export function sumsText(
  sums: readonly { readonly name: string; readonly sum: Money }[],
  { formatPrice }: Pick<I18n, "formatPrice">,
): string {
  return sums.map(({ name, sum }) => `${name}: ${formatPrice(sum)}`).join("\n");
}

/** Copies a text and shows a notice, also if the browser forbids it. */
export async function copyText(text: string, { t }: Pick<I18n, "t">): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t("group.copied"));
  } catch {
    notify(t("referrals.copyFailed"), "danger");
  }
}
