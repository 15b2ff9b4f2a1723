import type { MapStreet } from "@skatert/contract";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icons.tsx";
import styles from "./address-field.module.css";
import { streetName } from "./address-line.ts";
import { type AddressMatch, searchAddresses } from "./street-search.ts";

export interface AddressFieldProps {
  readonly value: string;
  readonly streets: readonly MapStreet[];
  readonly error: string | null;
  readonly onChange: (text: string) => void;
  readonly onPick: (match: AddressMatch) => void;
}

/** The street and house, with suggestions from the shop's own list: arrows choose, Enter takes, Escape closes. */
export function AddressField({ value, streets, error, onChange, onPick }: AddressFieldProps) {
  const { t } = useI18n();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState(0);
  const matches = useMemo(() => (isOpen ? searchAddresses(value, streets) : []), [isOpen, value, streets]);
  const isNothing = isOpen && value.trim().length > 3 && matches.length === 0;
  const take = (match: AddressMatch) => {
    onPick(match);
    // Without a house the list stays, so that the number can be typed on.
    setOpen(match.coordinates === null);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const match = matches[current];
    if (step !== undefined && matches.length > 0) setCurrent((current + step + matches.length) % matches.length);
    else if (event.key === "Enter" && match !== undefined) take(match);
    else if (event.key === "Escape" && matches.length > 0) setOpen(false);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles["box"]}>
      <Field
        label={t("place.address")}
        value={value}
        error={error ?? (isNothing ? t("place.noSuggestion") : null)}
        placeholder={t("place.addressHint")}
        autoComplete="off"
        enterKeyHint="done"
        role="combobox"
        aria-expanded={matches.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={matches.length > 0 ? `${id}-${current}` : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          setCurrent(0);
          setOpen(true);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t("place.suggestions")}
        className={styles["list"]}
        hidden={matches.length === 0}
      >
        {matches.map((match, index) => (
          <Suggestion
            key={match.street.name}
            id={`${id}-${index}`}
            match={match}
            isCurrent={index === current}
            onTake={() => take(match)}
          />
        ))}
      </div>
    </div>
  );
}

interface SuggestionProps {
  readonly id: string;
  readonly match: AddressMatch;
  readonly isCurrent: boolean;
  readonly onTake: () => void;
}

function Suggestion({ id, match, isCurrent, onTake }: SuggestionProps) {
  const { t, language } = useI18n();
  const { street, house, coordinates } = match;
  const name = streetName(street, language);
  const hasHouse = house !== null && coordinates !== null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works from the field, as a combobox does
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={styles["option"]}
      // The field must not lose its focus before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <Icon name="pin" size={20} />
      <span>
        <span className={styles["name"]}>{hasHouse ? `${name}, ${house}` : name}</span>
        {!hasHouse && street.houses && (
          <span className={styles["note"]}>
            {t("place.addHouse")}: {street.houses.from}–{street.houses.to}
          </span>
        )}
      </span>
    </div>
  );
}
