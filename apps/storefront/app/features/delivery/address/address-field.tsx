import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Icon } from "../../../ui/icons.tsx";
import styles from "./address-field.module.css";
import type { AddressGuess } from "./address-guess.ts";
import type { AddressBook } from "./use-address-book.ts";
import { useGuesses } from "./use-guesses.ts";

export interface AddressFieldProps {
  readonly value: string;
  readonly book: AddressBook;
  readonly error: string | null;
  /** The point on the map is known, so an address missing from every list is acceptable. */
  readonly isPlaced: boolean;
  /** Focuses the field at the start. */
  readonly takesFocus?: boolean;
  readonly onChange: (text: string) => void;
  readonly onPick: (guess: AddressGuess) => void;
  /** Called when the field loses focus. */
  readonly onLeave?: () => void;
}

/** Length limit of the address calls, characters. */
const longest = 200;
const nothingMarked = { list: [] as readonly AddressGuess[], index: -1 };

/**
 * The street and house with suggestions: arrows mark one, Enter takes it, Escape closes. Nothing is marked
 * before an arrow is pressed, so Enter alone submits the typed text.
 */
export function AddressField(props: AddressFieldProps) {
  const { value, book, error, isPlaced, takesFocus, onChange, onPick, onLeave } = props;
  const { t } = useI18n();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(nothingMarked);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { list: matches, isCurrent } = useGuesses(value, isOpen, book);
  const isUnknown = isCurrent && value.trim().length > 3 && matches.length === 0;
  const isNothing = isOpen && isUnknown && !isPlaced && !book.isEmpty;
  // A mark of an earlier list would point at another address in this one.
  const current = marked.list === matches ? marked.index : -1;
  const take = (guess: AddressGuess) => {
    onPick(guess);
    // Without a house the list stays open, so that the number can be typed.
    setOpen(guess.coordinates === null && (guess.house === null || !book.isRemote));
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const match = matches[current];
    if (step !== undefined && matches.length > 0)
      setMarked({ list: matches, index: nextIndex(current, step, matches) });
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
        placeholder={book.example === null ? undefined : t("place.addressHint", { address: book.example })}
        autoComplete="off"
        maxLength={longest}
        enterKeyHint="done"
        role="combobox"
        aria-expanded={matches.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
        ref={field}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
        }}
        // The list resolves a fault: it has the matching streets, or the numbers of the street.
        onFocus={() => error !== null && setOpen(true)}
        onKeyDown={press}
        onBlur={() => {
          setOpen(false);
          onLeave?.();
        }}
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

function nextIndex(current: number, step: number, { length }: readonly AddressGuess[]): number {
  if (current < 0) return step > 0 ? 0 : length - 1;
  return (current + step + length) % length;
}

interface SuggestionProps {
  readonly id: string;
  readonly guess: AddressGuess;
  readonly isCurrent: boolean;
  readonly onTake: () => void;
}

function Suggestion({ id, guess, isCurrent, onTake }: SuggestionProps) {
  const { t } = useI18n();
  const { title, note, house, houses } = guess;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works from the field, as a combobox does
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={styles["option"]}
      // Keep the focus in the field until the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <Icon name="pin" size={20} />
      <span>
        <span className={styles["name"]}>{title}</span>
        {houses && (
          <span className={styles["note"]}>
            {house === null
              ? t("site.labelled", { label: t("place.addHouse"), value: `${houses.from}–${houses.to}` })
              : t("place.noHouse", { street: title, ...houses })}
          </span>
        )}
        {note !== "" && <span className={styles["note"]}>{note}</span>}
      </span>
    </div>
  );
}
