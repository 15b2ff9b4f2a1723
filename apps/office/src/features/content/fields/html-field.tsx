import { lazy, Suspense, useId, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import fieldCss from "../../../ui/fields/field.module.css";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { HtmlView } from "./html-view.tsx";

// The editor's library loads with the first text.
const RichText = lazy(async () => ({ default: (await import("./rich-text/rich-text.tsx")).RichText }));

interface HtmlFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly maxLength: number;
  readonly hint?: string;
  readonly error?: string | null;
}

/**
 * A text of the shop, edited as formatted text or as HTML. Content that the editor does not support is edited as HTML,
 * so that nothing is lost.
 */
export function HtmlField({ label, value, onChange, maxLength, hint, error = null }: HtmlFieldProps) {
  const { t } = useI18n();
  const [isPlain, setIsPlain] = useState(false);
  const [isUnfit, setIsUnfit] = useState(false);
  const errorId = useId();
  const asHtml = isPlain || isUnfit;
  return (
    <div className={screen.group}>
      <Choices
        label={label}
        value={asHtml ? "html" : "page"}
        onChange={(mode) => {
          setIsPlain(mode === "html");
          setIsUnfit(false);
        }}
        choices={[
          { value: "page", label: t("content.mode.page") },
          { value: "html", label: t("content.mode.html") },
        ]}
      />
      {asHtml ? (
        <>
          {isUnfit && <p className={fieldCss.hint}>{t("content.mode.unfit")}</p>}
          <TextField
            label={t("content.mode.label", { label })}
            value={value}
            onChange={onChange}
            rows={12}
            maxLength={maxLength}
            error={error}
            isPlain
          />
          <p className={screen.legend}>{t("content.mode.view")}</p>
          <HtmlView html={value} />
        </>
      ) : (
        <Suspense fallback={<Skeleton height="252px" />}>
          <RichText
            label={label}
            value={value}
            onChange={onChange}
            onUnfit={() => setIsUnfit(true)}
            errorId={error === null ? null : errorId}
          />
        </Suspense>
      )}
      {hint !== undefined && <p className={fieldCss.hint}>{hint}</p>}
      {error !== null && !asHtml && (
        <p id={errorId} className={fieldCss.error}>
          {error}
        </p>
      )}
    </div>
  );
}
