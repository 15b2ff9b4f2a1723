import type { WireProductRow } from "@skatert/contract";
import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { MAIN_MENU } from "../../../model/entities/menus.ts";
import { readPrice } from "../../../model/entities/price-text.ts";
import css from "./list.module.css";

interface DishRowProps {
  readonly dish: WireProductRow;
  /** Name of the dish's first category. */
  readonly category: string;
  /** Codes of the languages without translations of the dish. */
  readonly missing: readonly string[];
  readonly address: string;
  readonly isOpen: boolean;
}

/** Maximum of codes; more are shown as a count. */
const maxCodes = 3;

/** A dish in the list: a link to its editor. */
export function DishRow({ dish, category, missing, address, isOpen }: DishRowProps) {
  const { t } = useI18n();
  const isSoldOut = dish.prices[MAIN_MENU]?.in_stock === false;
  return (
    <li>
      <Link to={address} data-key={dish.id} className={css.row ?? ""} aria-current={isOpen ? "true" : undefined}>
        {dish.image === null ? (
          <span className={css.picture} aria-hidden="true" />
        ) : (
          <img className={css.picture} src={dish.image} alt="" width={56} height={56} loading="lazy" />
        )}
        <span className={css.what}>
          <span className={css.name}>{dish.name}</span>
          <span className={css.quiet}>{category}</span>
          <span className={css.marks}>
            {dish.state !== "published" && <Mark look={dish.state}>{t(`dishes.mark.${dish.state}`)}</Mark>}
            {isSoldOut && <Mark look="soldOut">{t("dishes.mark.soldOut")}</Mark>}
            {missing.length > 0 && dish.state !== "archived" && (
              <Mark look="missing">
                {missing.length > maxCodes
                  ? t("dishes.mark.languages", { count: missing.length })
                  : t("dishes.mark.missing", { codes: missing.join(", ") })}
              </Mark>
            )}
          </span>
        </span>
        <DishPrice dish={dish} />
      </Link>
    </li>
  );
}

function Mark({ look, children }: { readonly look: string; readonly children: string }) {
  return (
    <span className={css.mark} data-look={look}>
      {children}
    </span>
  );
}

function DishPrice({ dish: { prices, variations } }: Pick<DishRowProps, "dish">) {
  const { t, money } = useI18n();
  const price = readPrice(String(prices[MAIN_MENU]?.price ?? ""));
  if (price === null) return null;
  const text = money(price / 100);
  return <span className={css.price}>{variations > 1 ? t("dishes.from", { price: text }) : text}</span>;
}
