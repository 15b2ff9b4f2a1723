import { useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import { useAddresses } from "../../../model/place/addresses-store.ts";
import { isSame } from "../../../model/place/guest-address.ts";
import type { DeliveryPlace } from "../../../model/place/place.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { Icon } from "../../../ui/icons.tsx";
import { ChipButton } from "../../../ui/lists/chip.tsx";
import { type FoundMe, findMe } from "../map/find-me.ts";
import styles from "./own-addresses.module.css";

export interface AddressShortcutsProps {
  /** Text of the address field. */
  readonly text: string;
  readonly onChoose: (place: DeliveryPlace) => void;
  readonly onFound: (found: FoundMe) => void;
}

const failures: Readonly<Record<Exclude<FoundMe["kind"], "found">, PlainKey>> = {
  denied: "place.locateDenied",
  failed: "place.locateFailed",
};

/** Text when the position is unknown. */
export function locateFailure({ kind }: Exclude<FoundMe, { kind: "found" }>): PlainKey {
  return failures[kind];
}

/** Shortcuts to an address: the device's position, and earlier delivery addresses of this device. */
export function AddressShortcuts({ text, onChoose, onFound }: AddressShortcutsProps) {
  const { t } = useI18n();
  const saved = useAddresses((state) => state.addresses);
  const recent = usePlace((state) => state.recent).filter((place) => !saved.some((address) => isSame(address, place)));
  const [isAsking, setAsking] = useState(false);
  // The browser's permission prompt may stay open while an address is typed. Then the typed address wins.
  const latest = useRef(text);
  latest.current = text;
  const ask = async () => {
    const before = latest.current;
    setAsking(true);
    const me = await findMe();
    setAsking(false);
    if (latest.current === before) onFound(me);
  };
  return (
    <fieldset className={styles["list"]}>
      <legend className="visually-hidden">{t("place.recent")}</legend>
      <ChipButton className={styles["chip"]} aria-busy={isAsking} disabled={isAsking} onClick={() => void ask()}>
        <Icon name="pin" size={18} />
        {t(isAsking ? "place.locating" : "place.whereAmI")}
      </ChipButton>
      {recent.map((place) => (
        <ChipButton
          key={`${place.line} ${place.details.apartment}`}
          className={styles["chip"]}
          aria-pressed={place.line === text}
          onClick={() => onChoose(place)}
        >
          <span className={styles["name"]}>{[place.line, place.details.apartment].filter(Boolean).join(", ")}</span>
        </ChipButton>
      ))}
    </fieldset>
  );
}
