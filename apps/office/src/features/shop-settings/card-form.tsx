import { type ReactNode, useId, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { classNames } from "../../ui/class-names.ts";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { DraftFaultList } from "../changes/faults/draft-faults.tsx";
import { useDraftFaults } from "../changes/faults/use-draft-faults.ts";
import type { SectionsForm } from "../changes/merge/use-sections-form.ts";
import { SaveLine } from "./save-line.tsx";
import type { KnownShop } from "./section-loader.tsx";
import css from "./settings.module.css";

export type CardProps = KnownShop;

interface CardFormProps {
  readonly title: string;
  readonly text: string;
  readonly editing: Pick<SectionsForm<object>, "entities" | "isChanged" | "isSaving" | "save" | "reset" | "dialog">;
  /** With a fault nothing is saved. */
  readonly isFaulty: boolean;
  /** `isTried`: the person has tried to save, so faults are shown. */
  readonly children: (isTried: boolean) => ReactNode;
}

/** The frame of a group of settings: heading, fields, and the bar that saves them into the draft. */
export function CardForm({ title, text, editing, isFaulty, children }: CardFormProps) {
  const { t } = useI18n();
  const id = useId();
  const [isTried, setIsTried] = useState(false);
  const { faults } = useDraftFaults(editing.entities);
  const save = async () => {
    setIsTried(true);
    if (isFaulty) return showToast({ text: t("shopset.faulty"), look: "failed" });
    if (!(await editing.save())) return;
    setIsTried(false);
    showToast({ text: t("shopset.saved", { name: title }), look: "done" });
  };
  return (
    <form
      className={classNames(screen.panel, css.card)}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      <h2 id={id} className={screen.heading}>
        {title}
      </h2>
      <p className={screen.quiet}>{text}</p>
      <DraftFaultList faults={faults} />
      {children(isTried)}
      <SaveLine isChanged={editing.isChanged} isSaving={editing.isSaving} onReset={editing.reset} />
      {editing.dialog}
    </form>
  );
}
