import { useId } from "react";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type CardId, isFound, type SettingsCard, type SettingsLink } from "../../model/shop-settings/cards.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./settings.module.css";

interface CardGroupProps {
  readonly title: string;
  readonly search: string;
  readonly cards: readonly SettingsCard[];
  readonly links: readonly SettingsLink[];
  readonly onOpen: (id: CardId) => void;
}

/** Settings groups under a heading, with the fields that match the search. */
export function CardGroup({ title, search, cards, links, onOpen }: CardGroupProps) {
  const { t } = useI18n();
  const id = useId();
  const foundIn = ({ labels }: SettingsCard) =>
    search.trim() === "" ? [] : labels.map((label) => t(label)).filter((label) => isFound(search, [label]));
  return (
    <section className={screen.part} aria-labelledby={id}>
      <h2 id={id} className={screen.heading}>
        {title}
      </h2>
      <ul className={screen.list}>
        {cards.map((card) => (
          <li key={card.id} className={screen.row}>
            <div className={screen.what}>
              <p className={screen.name}>{t(`shopset.${card.id}`)}</p>
              <p className={screen.quiet}>{foundIn(card).join(" · ") || t(`shopset.${card.id}.text`)}</p>
            </div>
            <Button
              data-key={card.id}
              aria-label={t("shopset.open.of", { name: t(`shopset.${card.id}`) })}
              onPress={() => onOpen(card.id)}
            >
              {t("shopset.open")}
            </Button>
          </li>
        ))}
        {links.map((link) => (
          <li key={link.id} className={screen.row}>
            <div className={screen.what}>
              <p className={screen.name}>{t(`shopset.link.${link.id}`)}</p>
              <p className={screen.quiet}>{t(`shopset.link.${link.id}.text`)}</p>
            </div>
            <Link
              className={css.link ?? ""}
              to={link.to}
              aria-label={t("shopset.goto.of", { name: t(`shopset.link.${link.id}`) })}
            >
              {t("shopset.goto")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
