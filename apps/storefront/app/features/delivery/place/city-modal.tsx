import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { type ModalProps, replaceModal } from "../../../model/page/modals.ts";
import { citiesOf } from "../../../model/place/cities.ts";
import { useCity } from "../../../model/place/city-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ChoiceRow } from "../../../ui/fields/choice-row.tsx";
import styles from "./city-modal.module.css";

type CityModalProps = ModalProps["city-acceptance"] & { readonly onClose: () => void };

/** Asks whether the suggested city is right. Another city opens the choice of a place. */
export default function CityModal({ city, onClose }: CityModalProps) {
  const { t } = useI18n();
  const { locations } = useShop();
  const cities = citiesOf(locations);
  const [isChoosing, setChoosing] = useState(false);
  const accept = (accepted: string) => useCity.getState().accept(accepted);
  const choose = (chosen: string) => {
    accept(chosen);
    replaceModal("address");
  };
  if (isChoosing) return <CityChoice cities={cities} onChoose={choose} onClose={onClose} />;
  return (
    <Dialog title={t("city.question", { city })} onClose={onClose}>
      <p className={styles["text"]}>
        {t("city.branches", { count: locations.filter((location) => location.city === city).length })}
      </p>
      <div className={styles["actions"]}>
        <Button
          size="l"
          wide
          onClick={() => {
            accept(city);
            onClose();
          }}
        >
          {t("city.yes")}
        </Button>
        <Button
          size="l"
          look="tint"
          wide
          onClick={() => (cities.length > 1 ? setChoosing(true) : replaceModal("address"))}
        >
          {t(cities.length > 1 ? "city.other" : "city.address")}
        </Button>
      </div>
    </Dialog>
  );
}

interface CityChoiceProps {
  readonly cities: readonly string[];
  readonly onChoose: (city: string) => void;
  readonly onClose: () => void;
}

function CityChoice({ cities, onChoose, onClose }: CityChoiceProps) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Dialog
      title={t("city.choose")}
      onClose={onClose}
      footer={
        <Button size="l" wide disabled={chosen === null} onClick={() => chosen !== null && onChoose(chosen)}>
          {t("city.next")}
        </Button>
      }
    >
      {cities.map((city) => (
        <ChoiceRow key={city} name="city" checked={city === chosen} onChange={() => setChosen(city)}>
          {city}
        </ChoiceRow>
      ))}
    </Dialog>
  );
}
