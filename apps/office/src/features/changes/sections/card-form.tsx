import { type ReactNode, useId, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { FieldAt } from "../../../model/entities/fault-place.ts";
import { classNames } from "../../../ui/class-names.ts";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import css from "../changes.module.css";
import { DraftFaultList } from "../faults/draft-faults.tsx";
import { useDraftFaults } from "../faults/use-draft-faults.ts";
import { useGoingTo } from "../faults/use-going-to.ts";
import { HistoryLinks } from "../history-link.tsx";
import type { SectionsForm } from "../merge/use-sections-form.ts";
import { SaveLine } from "./save-line.tsx";

/** The message beside a field; null: none. */
export type ErrorOf = (field: string) => string | null;

interface CardFormProps {
  readonly title: string;
  readonly text: string;
  readonly editing: Pick<SectionsForm<object>, "entities" | "isChanged" | "isSaving" | "save" | "reset" | "dialog">;
  /** Faults by field. They block saving and are shown after the first attempt to save. */
  readonly faults: ReadonlyMap<string, string>;
  /** Assigns the faults that block publishing to fields. */
  readonly fieldAt: FieldAt;
  /** The person sees the form but may not change it. Default: false. */
  readonly isLocked?: boolean;
  readonly children: (errorOf: ErrorOf, isFaultyBelow: (path: string) => boolean) => ReactNode;
}

/** The frame of a settings group: heading, fields, and the bar that saves them into the draft. */
export function CardForm({ title, text, editing, faults, fieldAt, isLocked = false, children }: CardFormProps) {
  const { t } = useI18n();
  const id = useId();
  const [isTried, setIsTried] = useState(false);
  const { form: place, goTo } = useGoingTo();
  const drafted = useDraftFaults(editing.entities, fieldAt);
  const own = isTried ? faults : new Map<string, string>();
  const errorOf: ErrorOf = (field) => own.get(field) ?? drafted.errorOf(field);
  const isFaultyBelow = (path: string) =>
    [...own.keys(), ...drafted.faults.map(({ field }) => field)].some((field) => field?.startsWith(`${path}.`));
  const save = async () => {
    setIsTried(true);
    const [first] = faults.keys();
    if (first !== undefined) {
      goTo(first);
      return showToast({ text: t("shopset.faulty"), look: "failed" });
    }
    if (!(await editing.save())) return;
    setIsTried(false);
    showToast({ text: t("shopset.saved", { name: title }), look: "done" });
  };
  return (
    <form
      ref={place}
      className={classNames(screen.panel, css.sectionForm)}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      <div className={screen.head}>
        <h2 id={id} className={screen.heading}>
          {title}
        </h2>
        <HistoryLinks entities={editing.entities} name={title} />
      </div>
      <p className={screen.quiet}>{text}</p>
      <DraftFaultList faults={drafted.faults} />
      {isLocked ? (
        <fieldset disabled className={css.locked}>
          {children(errorOf, isFaultyBelow)}
        </fieldset>
      ) : (
        <>
          {children(errorOf, isFaultyBelow)}
          <SaveLine isChanged={editing.isChanged} isSaving={editing.isSaving} onReset={editing.reset} />
        </>
      )}
      {editing.dialog}
    </form>
  );
}
