import { linesByPerson, sumOfLines } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { copyText, sumsText } from "../../../model/group-order/copy-text.ts";
import { Button } from "../../../ui/button.tsx";
import type { OrderLineView } from "./order-line-view.ts";

/** Copies the sum of each person of a group order, without delivery and order-level discounts. */
export function CopySums({ lines }: { readonly lines: readonly OrderLineView[] }) {
  const i18n = useI18n();
  const sums = [...linesByPerson(lines, ({ line }) => line.person)].map(([person, theirs]) => ({
    name: person ?? i18n.t("group.me"),
    sum: sumOfLines(theirs, ({ line }) => line.total),
  }));
  return (
    <Button look="tint" size="s" onClick={() => void copyText(sumsText(sums, i18n), i18n)}>
      {i18n.t("group.copySums")}
    </Button>
  );
}
