import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import css from "../settings.module.css";

interface LineListProps {
  readonly label: string;
  readonly lineLabel: string;
  readonly addLabel: string;
  readonly type: "tel" | "email";
  readonly lines: readonly string[];
  readonly max: number;
  /** The list's name in its form: "phones". */
  readonly path: string;
  /** The fault of the list, or of a line: "phones.0". */
  readonly errorOf: (path: string) => string | null;
  readonly onChange: (lines: readonly string[]) => void;
}

/** Short texts, one below another. Where the shop shows only one, it shows the first. */
export function LineList(props: LineListProps) {
  const { label, lineLabel, addLabel, type, lines, max, path, errorOf, onChange } = props;
  const { t } = useI18n();
  return (
    <FieldGroup legend={label} data-field={path} error={errorOf(path)}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and their fields have no state of their own
        <div key={at} className={css.line}>
          <TextField
            type={type}
            label={lines.length > 1 ? t("shopset.numbered", { label: lineLabel, number: at + 1 }) : lineLabel}
            value={line}
            onChange={(text) => onChange(lines.toSpliced(at, 1, text))}
            maxLength={120}
            autoComplete="off"
            data-field={`${path}.${at}`}
            error={errorOf(`${path}.${at}`)}
          />
          <Button
            look="quiet"
            aria-label={t("shopset.remove.of", { name: line || String(at + 1) })}
            onPress={() => onChange(lines.toSpliced(at, 1))}
          >
            {t("shopset.remove")}
          </Button>
        </div>
      ))}
      {lines.length < max && (
        <div>
          <Button onPress={() => onChange([...lines, ""])}>{addLabel}</Button>
        </div>
      )}
    </FieldGroup>
  );
}
