import type { QuoteRefusal } from "@skatert/domain";
import type { ReactNode } from "react";
import { useId } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { refusalText } from "../../../model/quote/refusal-text.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import styles from "./section.module.css";

export interface SectionProps {
  readonly title: string;
  /** At the end of the heading, e.g. the button that changes the choice. */
  readonly action?: ReactNode;
  /** Refusals of the quote for this section. */
  readonly refusals?: readonly QuoteRefusal[];
  /** Something here blocks the order, shown or not. A press on the order button moves here. */
  readonly isFault?: boolean;
  readonly children: ReactNode;
}

/** One part of the order form, with its refusals. */
export function Section({ title, action, refusals = [], isFault = refusals.length > 0, children }: SectionProps) {
  const i18n = useI18n();
  const { timeZone } = useShop();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      aria-describedby={refusals.length > 0 ? `${id}-refusals` : undefined}
      tabIndex={-1}
      data-fault={isFault || undefined}
      className={styles["section"]}
    >
      <header className={styles["header"]}>
        <h2 id={id} className={styles["title"]}>
          {title}
        </h2>
        {action}
      </header>
      <div id={`${id}-refusals`} role="alert" className={styles["refusals"]}>
        {refusals.map((refusal) => (
          <p key={refusal.reason}>{refusalText(refusal, { i18n, timeZone })}</p>
        ))}
      </div>
      {children}
    </section>
  );
}
