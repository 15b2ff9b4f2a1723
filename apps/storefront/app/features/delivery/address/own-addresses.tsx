import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useAddresses } from "../../../model/place/addresses-store.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { ChipButton } from "../../../ui/lists/chip.tsx";
import type { KnownAddress } from "../place/use-delivery-form.ts";
import styles from "./own-addresses.module.css";
import { savedAddressPlace } from "./saved-address-place.ts";

export interface OwnAddressesProps {
  readonly chosenLine: string;
  readonly onChoose: (address: KnownAddress) => void;
}

/** The shopper's saved addresses, each selectable with one tap. */
export function OwnAddresses({ chosenLine, onChoose }: OwnAddressesProps) {
  const { t } = useI18n();
  const addresses = useAddresses((state) => state.addresses);
  if (addresses.length === 0) return null;
  return (
    <fieldset className={styles["list"]}>
      <legend className="visually-hidden">{t("address.title")}</legend>
      {addresses.map((address) => (
        <ChipButton
          key={address.id}
          className={styles["chip"]}
          aria-pressed={address.line === chosenLine}
          title={address.line}
          onClick={() => onChoose({ ...address, ...savedAddressPlace(address, usePlace.getState().recent) })}
        >
          <span className={styles["name"]}>{address.name || address.line}</span>
        </ChipButton>
      ))}
    </fieldset>
  );
}
