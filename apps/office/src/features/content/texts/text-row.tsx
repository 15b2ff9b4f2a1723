import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { TextEditor } from "./text-editor.tsx";
import type { TextRowProps } from "./text-row-props.ts";

/** A text as guests see it; expanded, its editor. */
export function TextRow(props: TextRowProps) {
  const { t } = useI18n();
  const { standard, own } = props;
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <li className={screen.panel}>
        <TextEditor {...props} onClose={() => setIsOpen(false)} />
      </li>
    );
  return (
    <li className={screen.row}>
      <div className={screen.what}>
        <p className={screen.name}>{own ?? standard}</p>
        {own !== null && <p className={screen.quiet}>{t("texts.instead", { text: standard })}</p>}
      </div>
      <Button aria-label={t("texts.edit.of", { text: own ?? standard })} onPress={() => setIsOpen(true)}>
        {t("texts.edit")}
      </Button>
    </li>
  );
}
