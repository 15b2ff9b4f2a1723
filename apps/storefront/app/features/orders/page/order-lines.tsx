import { choiceWords, linesByPerson, type QuotedLine, sumOfLines } from "@skatert/domain";
import { Fragment } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { quantityText } from "../../../model/cart/quantity-text.ts";
import { contentText } from "../../../model/catalog/dish-content.ts";
import { Picture } from "../../../ui/picture.tsx";
import { PersonTitle } from "../../../ui/text/person-title.tsx";
import { Price } from "../../../ui/text/price.tsx";
import { CopySums } from "./copy-sums.tsx";
import type { OrderLineView } from "./order-line-view.ts";
import styles from "./order-lines.module.css";

/** What was ordered. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLineView[] }) {
  const groups = [...linesByPerson(lines, ({ line }) => line.person)];
  return (
    <>
      {groups.map(([person, theirs]) => (
        <Fragment key={person}>
          {person !== null && <PersonTitle name={person} sum={sumOfLines(theirs, ({ line }) => line.total)} />}
          <ul className={styles["lines"]} {...(person === null ? {} : { "aria-label": person })}>
            {theirs.map((view) => (
              <OrderLine key={identityOf(view.line)} view={view} />
            ))}
          </ul>
        </Fragment>
      ))}
      {groups.length > 1 && <CopySums lines={lines} />}
    </>
  );
}

function identityOf({ productId, variationId, giftOf, supplements, choices, note, meta }: QuotedLine): string {
  const chosen = supplements.map(({ id, count }) => `${id}x${count}`);
  return JSON.stringify([productId, variationId, giftOf, chosen, choices, note, meta]);
}

function OrderLine({ view: { line, dish, picture } }: { readonly view: OrderLineView }) {
  const i18n = useI18n();
  const { t, formatNumber } = i18n;
  const { parts, added } = choiceWords(dish === null ? line : { ...line, sold: dish });
  const additions = added.map(({ name, count }) => (count > 1 ? `${name} × ${formatNumber(count)}` : name));
  const content = dish && contentText(dish, i18n);
  const choice = [dish?.variation, content, ...additions].filter(Boolean).join(", ");
  return (
    <li className={styles["line"]}>
      <span className={styles["picture"]}>{picture && <Picture picture={picture} sizes="48px" alt="" />}</span>
      <span>
        {line.name}{" "}
        <span className={styles["count"]}>
          × {quantityText(line.quantity, dish?.measure ?? { kind: "piece" }, i18n)}
        </span>
        {choice && <span className={styles["choice"]}>{choice}</span>}
        {parts.length > 0 && <span className={styles["choice"]}>{parts.map(({ text }) => text).join(", ")}</span>}
        {line.note !== undefined && (
          <span className={styles["choice"]} dir="auto">
            <span className="visually-hidden">{t("dish.note")} </span>
            {t("dish.note.quoted", { note: line.note })}
          </span>
        )}
        {line.meta?.map(({ key, value }) => (
          <span key={`${key} ${value}`} className={styles["choice"]}>
            {key}: {value}
          </span>
        ))}
        {dish !== null && dish.allergens.length > 0 && (
          <span className={styles["choice"]}>
            <span className="visually-hidden">{t("dish.allergens")} </span>
            <span aria-hidden="true">⚠ </span>
            {dish.allergens.join(", ")}
          </span>
        )}
      </span>
      {line.giftOf !== null && line.total === 0 ? (
        <span className={styles["gift"]}>{t("orders.gift")}</span>
      ) : (
        <Price amount={line.total} className={styles["amount"]} />
      )}
    </li>
  );
}
