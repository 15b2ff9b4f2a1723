import type { WireEnrolment, WireStaffMe } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./pin.module.css";
import { PinPad } from "./pin-pad.tsx";

interface PinSignInProps {
  readonly people: WireEnrolment["people"];
  /** The person whose session ended. */
  readonly lastPerson?: number;
  readonly onSignedIn: (me: WireStaffMe) => void;
}

/** People as large buttons, then the PIN of the selected one (STAFF-3). */
export function PinSignIn({ people, lastPerson, onSignedIn }: PinSignInProps) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState(lastPerson ?? null);
  const person = people.find(({ id }) => id === chosen);
  if (person === undefined)
    return (
      <ul className={styles.people} aria-label={t("pin.who")}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <Button size="large" wide onPress={() => setChosen(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    );
  return (
    <div className={styles.pad}>
      <PinPad key={person.id} person={person} onSignedIn={onSignedIn} />
      <Button look="quiet" onPress={() => setChosen(null)}>
        {t("pin.other")}
      </Button>
    </div>
  );
}
