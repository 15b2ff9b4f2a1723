import type { QuoteRefusal } from "@skatert/domain";
import { memo } from "react";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import { openModal } from "../../../model/page/modals.ts";
import { flatText } from "../../../model/place/flat-text.ts";
import type { Place } from "../../../model/place/place.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./place-section.module.css";
import { Section } from "./section.tsx";

const titles: Readonly<Record<Place["kind"], PlainKey>> = {
  delivery: "checkout.where",
  pickup: "checkout.wherePickup",
  lounge: "checkout.whereLounge",
};

/** The place, with a button that changes it. */
export const PlaceSection = memo(function PlaceSection({
  place,
  refusals,
}: {
  readonly place: Place;
  readonly refusals: readonly QuoteRefusal[];
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const notes = place.kind === "delivery" ? deliveryNotes(place, i18n) : placeNotes(place, i18n);
  return (
    <Section
      title={t(titles[place.kind])}
      refusals={refusals}
      action={
        <Button
          look="quiet"
          size="s"
          className={styles["change"]}
          aria-label={t("site.labelled", { label: t("place.change"), value: t(titles[place.kind]) })}
          onClick={() => openModal("delivery-type")}
        >
          {t("place.change")}
        </Button>
      }
    >
      <p className={styles["line"]}>{place.kind === "delivery" ? place.line : place.name}</p>
      {notes.map((note) => (
        <p key={note} className={styles["note"]}>
          {note}
        </p>
      ))}
    </Section>
  );
});

function deliveryNotes({ details }: Extract<Place, { kind: "delivery" }>, { t }: I18n): readonly string[] {
  const { apartment, entrance, floor, intercom, comment } = details;
  const named = [
    flatText(apartment, (number) => `${t("place.apartment")} ${number}`),
    entrance && `${t("place.entrance")} ${entrance}`,
    floor && `${t("place.floor")} ${floor}`,
    intercom && `${t("place.intercom")} ${intercom}`,
  ].filter(Boolean);
  return [named.join(" · "), comment].filter((note) => note !== "");
}

function placeNotes(place: Exclude<Place, { kind: "delivery" }>, { t, formatNumber }: I18n): readonly string[] {
  const guests =
    place.kind === "lounge" ? [t("site.labelled", { label: t("place.seats"), value: formatNumber(place.seats) })] : [];
  return [place.address, ...guests];
}
