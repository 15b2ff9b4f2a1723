import { type KeyboardEvent, useId, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icons.tsx";
import styles from "./address-field.module.css";
import type { AddressGuess } from "./address-guess.ts";
import type { AddressBook } from "./use-address-book.ts";
import { useGuesses } from "./use-guesses.ts";

export interface AddressFieldProps {
  readonly value: string;
  readonly book: AddressBook;
  readonly error: string | null;
  readonly onChange: (text: string) => void;
  readonly onPick: (guess: AddressGuess) => void;
}

/** The street and house, with suggestions: arrows choose, Enter takes, Escape closes. */
export function AddressField({ value, book, error, onChange, onPick }: AddressFieldProps) {
  const { t } = useI18n();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState(0);
  const { list: matches, isCurrent } = useGuesses(value, isOpen, book);
  const isNothing = isOpen && isCurrent && value.trim().length > 3 && matches.length === 0;
  const take = (guess: AddressGuess) => {
    onPick(guess);
    // Without a house the list stays, so that the number can be typed on.
    setOpen(guess.coordinates === null && (guess.house === null || !book.isRemote));
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
            key={`${match.title} ${match.note}`}
            id={`${id}-${index}`}
            guess={match}
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
  readonly guess: AddressGuess;
  readonly isCurrent: boolean;
  readonly onTake: () => void;
}

function Suggestion({ id, guess, isCurrent, onTake }: SuggestionProps) {
  const { t } = useI18n();
  const { title, note, houses } = guess;
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
        <span className={styles["name"]}>{title}</span>
        {houses && (
          <span className={styles["note"]}>
            {t("place.addHouse")}: {houses.from}–{houses.to}
          </span>
        )}
        {note !== "" && <span className={styles["note"]}>{note}</span>}
      </span>
    </div>
  );
}
