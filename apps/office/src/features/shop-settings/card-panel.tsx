import type { ComponentType } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type CardId, isPlainCard, type SettingsCard } from "../../model/shop-settings/cards.ts";
import { plainFieldsOf } from "../../model/shop-settings/plain-fields.ts";
import { SEO_SECTIONS } from "../../model/shop-settings/seo-form.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import { ContactsCard } from "./cards/contacts-card.tsx";
import { LanguagesCard } from "./cards/languages-card.tsx";
import { LinksCard } from "./cards/links-card.tsx";
import { PlainCard } from "./cards/plain-card.tsx";
import { RedirectsCard } from "./cards/redirects-card.tsx";
import { SeoCard } from "./cards/seo-card.tsx";
import type { CardProps } from "./section-loader.tsx";
import { SectionLoader } from "./section-loader.tsx";

const forms = {
  seo: { ids: SEO_SECTIONS, Card: SeoCard },
  contacts: { ids: ["contacts"], Card: ContactsCard },
  links: { ids: ["menu"], Card: LinksCard },
  redirects: { ids: ["redirects"], Card: RedirectsCard },
  languages: { ids: ["language_list"], Card: LanguagesCard },
} as const satisfies Readonly<
  Record<string, { readonly ids: readonly string[]; readonly Card: ComponentType<CardProps> }>
>;

interface CardPanelProps {
  readonly card: SettingsCard;
  readonly onClose: () => void;
}

/** The form of one settings group. */
export function CardPanel({ card: { id }, onClose }: CardPanelProps) {
  const { t } = useI18n();
  return (
    <div className={screen.part}>
      <div>
        <Button onPress={onClose}>{t("shopset.back")}</Button>
      </div>
      <SectionLoader ids={sectionsOf(id)} rows={4}>
        {(known) => (isPlainCard(id) ? <PlainCard id={id} {...known} /> : cardOf(id, known))}
      </SectionLoader>
    </div>
  );
}

function cardOf(id: keyof typeof forms, known: CardProps) {
  const { Card } = forms[id];
  return <Card {...known} />;
}

function sectionsOf(id: CardId): readonly string[] {
  return isPlainCard(id) ? [...new Set(plainFieldsOf(id).map(({ section }) => section))] : forms[id].ids;
}
