import { useI18n } from "../../i18n/i18n-context.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";

interface ByLanguageProps {
  readonly label: string;
  /** Texts by language; "": the shop's own. */
  readonly values: Readonly<Record<string, string>>;
  /** The shop's other languages. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly maxLength: number;
  readonly rows?: number;
  readonly hint?: string;
  readonly error?: string | null;
  readonly "data-field"?: string;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** A text in the shop's own language, with its translations counted and folded below. */
export function ByLanguage({ label, values, languages, maxLength, onChange, ...rest }: ByLanguageProps) {
  const { t } = useI18n();
  const missing = languages.filter(({ code }) => (values[code] ?? "").trim() === "").length;
  const put = (code: string) => (text: string) => onChange({ ...values, [code]: text });
  return (
    <div className={screen.group}>
      <TextField {...rest} label={label} value={values[""] ?? ""} onChange={put("")} maxLength={maxLength} />
      {languages.length > 0 && (
        <details className={screen.fold}>
          <summary>{t("shopset.translations", { count: languages.length - missing, all: languages.length })}</summary>
          <div className={screen.form}>
            {languages.map(({ code, name }) => (
              <TextField
                key={code}
                label={t("shopset.inLanguage", { label, name })}
                value={values[code] ?? ""}
                onChange={put(code)}
                maxLength={maxLength}
                {...(rest.rows === undefined ? {} : { rows: rest.rows })}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
