import { moneyToRoubles } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { SizedPrice } from "../../../model/groups/draft-catalog.ts";
import css from "./groups.module.css";

interface PricePreviewProps {
  readonly title: string;
  readonly prices: readonly SizedPrice[];
}

/** What a guest pays for one piece: from the cheapest to the dearest choices, at each size (MENU-21). */
export function PricePreview({ title, prices }: PricePreviewProps) {
  const { t, money } = useI18n();
  if (prices.length === 0) return null;
  return (
    <div className={css.prices}>
      <p>{title}</p>
      <div role="status">
        <ul>
          {prices.map(({ variationId, size, least, most }) => {
            const [from, to] = [money(moneyToRoubles(least)), money(moneyToRoubles(most))];
            return (
              <li key={variationId}>
                {size !== "" && `${size}: `}
                <span className={css.price}>{from === to ? from : t("groups.price.range", { from, to })}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
