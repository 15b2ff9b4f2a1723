import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PromotionState } from "../../../model/promotions/states/promotion-standing.ts";
import css from "./promotion-list.module.css";

const paths: Readonly<Record<PromotionState, string>> = {
  running: "M6 4l8 4.5L6 13z",
  planned: "M8.5 2.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM8.5 5v3.7l2.5 1.5",
  never: "M8.5 2.5l6.3 11.5H2.2zM8.5 6.5v3.7M8.5 12v.01",
  usedUp: "M3 8.8l3.6 3.7L14 5",
  ended: "M4.5 4.5h8v8h-8z",
};

/** A promotion's state by form, word and colour. */
export function StateMark({ state }: { readonly state: PromotionState }) {
  const { t } = useI18n();
  return (
    <span className={css.mark} data-look={state}>
      <svg
        width="17"
        height="17"
        viewBox="0 0 17 17"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={paths[state]} />
      </svg>
      {t(`promo.state.${state}`)}
    </span>
  );
}
