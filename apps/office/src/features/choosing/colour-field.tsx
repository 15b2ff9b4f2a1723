import { formatColour, parseColour } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import css from "./choosing.module.css";

interface ColourFieldProps {
  readonly label: string;
  /** CSS notation; "": the shop's default. */
  readonly value: string;
  /** The colour that the shop shows without a value. */
  readonly shown: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
  readonly "data-field"?: string;
}

/** A colour from the system's palette or typed as text. */
export function ColourField({ label, value, shown, onChange, error, ...field }: ColourFieldProps) {
  const { t } = useI18n();
  const colour = parseColour(value.trim() || shown);
  return (
    <div className={css.colour}>
      <input
        type="color"
        className={css.swatch}
        aria-label={t("look.palette", { name: label })}
        value={colour === null ? "#000000" : formatColour(colour)}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextField
        label={label}
        value={value}
        onChange={onChange}
        placeholder={shown}
        maxLength={40}
        isPlain
        {...field}
        error={error}
      />
    </div>
  );
}

/** Whether the shop cannot parse a colour. */
export function colourFault(value: string): boolean {
  return value.trim() !== "" && parseColour(value) === null;
}
