import { useId } from "react";
import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { RECIPE_LINKS } from "../../../model/promotions/recipes/recipes.ts";
import screen from "../../../ui/screen/screen.module.css";
import css from "./promotion-list.module.css";

/** What guests gain by other rules than coupons. */
export function Besides() {
  const { t } = useI18n();
  const id = useId();
  return (
    <section className={screen.part} aria-labelledby={id}>
      <h2 id={id} className={screen.heading}>
        {t("promo.list.besides")}
      </h2>
      <ul className={css.cards}>
        {RECIPE_LINKS.map(({ id: link, to }) => (
          <li key={link}>
            <Link to={to} data-key={link} className={css.card ?? ""}>
              <span className={css.name}>{t(`promo.recipe.${link}`)}</span>
              <span className={css.quiet}>{t(`promo.recipe.${link}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
