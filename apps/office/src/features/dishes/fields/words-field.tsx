import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { Chip } from "../../choosing/chip.tsx";
import choosing from "../../choosing/choosing.module.css";
import css from "./fields.module.css";

interface WordsFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly words: readonly string[];
  /** Words that other dishes use, as suggestions. */
  readonly usual: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

const maxWords = 30;

/** A few words, such as allergens: typed with Enter, a comma or by leaving the field, or taken from the suggestions. */
export function WordsField({ label, hint, words, usual, onChange }: WordsFieldProps) {
  const { t } = useI18n();
  const list = useId();
  const [typed, setTyped] = useState("");
  const add = (text: string) => {
    const more = text.split(",").map((word) => word.trim());
    onChange([...new Set([...words, ...more])].filter((word) => word !== "").slice(0, maxWords));
    setTyped("");
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // With an empty field, Enter saves the dish.
    if (typed.trim() === "") return;
    event.preventDefault();
    add(typed);
  };
  /** A word without Enter is meant too: the dish must not be saved without an allergen that was typed. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // With another window in front, the field is still the active element.
    const isInside = currentTarget.contains(relatedTarget ?? document.activeElement);
    if (!isInside && typed.trim() !== "") add(typed);
  };
  return (
    <fieldset className={screen.group}>
      <legend className={screen.legend}>{label}</legend>
      {words.length > 0 && (
        <ul className={choosing.chips}>
          {words.map((word) => (
            <Chip
              key={word}
              text={word}
              removeLabel={t("dish.words.remove", { word })}
              onRemove={() => onChange(words.filter((other) => other !== word))}
            />
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Enter and leaving of the field inside it */}
      <div className={css.add} onKeyDown={enter} onBlur={leave}>
        <TextField
          label={t("dish.words.add", { label })}
          list={list}
          value={typed}
          onChange={(text) => (text.endsWith(",") ? add(text) : setTyped(text))}
          maxLength={60}
          {...(hint === undefined ? {} : { hint })}
        />
        <Button isDisabled={typed.trim() === ""} onPress={() => add(typed)}>
          {t("dish.words.do")}
        </Button>
      </div>
      <datalist id={list}>
        {usual
          .filter((word) => !words.includes(word))
          .map((word) => (
            <option key={word} value={word} />
          ))}
      </datalist>
    </fieldset>
  );
}
