import { useI18n } from "../../../i18n/i18n-context.tsx";
import { contentText } from "../../../model/catalog/dish-content.ts";
import { CountMark, CountNote } from "../card/count-mark.tsx";
import type { DishCard, MenuSection } from "../card/dish.ts";
import { CardPrice } from "../card/dish-price.tsx";
import { addLabel, canOrder, stateText } from "../card/dish-state-text.ts";
import { LikeButton } from "../card/like-button.tsx";
import { servedText } from "../card/served-text.ts";
import { fetchSheet, useDishClick } from "../card/use-dish-click.ts";
import { useLiveDishes } from "../live/use-live-dishes.ts";
import { type PackedSection, unpackSections } from "./packed-dish.ts";
import styles from "./printed-menu.module.css";

/** The menu without pictures, like a printed one: names, weights, prices, in columns. */
export function PrintedMenu({ sections }: { readonly sections: readonly PackedSection[] }) {
  return (
    <div className={styles["sheet"]}>
      {unpackSections(sections).map((section) => (
        <PrintedSection key={section.id} section={section} />
      ))}
    </div>
  );
}

function PrintedSection({ section: { slug, name, url, cards, hours = [] } }: { readonly section: MenuSection }) {
  const onClick = useDishClick(cards);
  const live = useLiveDishes(cards);
  const served = servedText(hours, useI18n());
  return (
    <section id={slug} className={styles["section"]}>
      <h2 className={styles["heading"]}>
        <a href={url}>{name}</a>
      </h2>
      {served && <p className={styles["served"]}>{served}</p>}
      {/* biome-ignore lint/a11y: the links and buttons inside are what is focused and pressed; clicks only pass through here. */}
      <ul onClick={onClick} onPointerDown={fetchSheet}>
        {live.map((dish) => (
          <PrintedDish key={dish.id} dish={dish} />
        ))}
      </ul>
    </section>
  );
}

function PrintedDish({ dish }: { readonly dish: DishCard }) {
  const i18n = useI18n();
  const { id, name, state, measure } = dish;
  const note = [contentText(dish, i18n), stateText(state, i18n)].filter(Boolean).join(" · ");
  return (
    <li className={styles["dish"]} data-state={state.kind}>
      <div className={styles["like"]}>
        <LikeButton dishId={id} name={name} />
      </div>
      <p className={styles["name"]}>
        <a href={`?product_id=${id}`} data-dish={id}>
          {name}
        </a>
        {note && <span className={styles["note"]}> {note}</span>}
      </p>
      <CardPrice card={dish} className={styles["price"]} />
      {canOrder(state) && (
        <button type="button" data-add={id} className={styles["add"]} aria-label={addLabel(dish, i18n)}>
          <CountMark dishId={id} measure={measure} />
        </button>
      )}
      {canOrder(state) && <CountNote dishId={id} measure={measure} />}
    </li>
  );
}
