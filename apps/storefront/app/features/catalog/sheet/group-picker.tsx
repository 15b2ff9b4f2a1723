import type { IsOffered } from "@skatert/domain";
import { useEffect, useId, useRef, useState } from "react";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { choiceRefusalText } from "../../../model/quote/choice-refusal-text.ts";
import { speak } from "../../../ui/browser/voice.ts";
import type { SheetGroup, SheetOption } from "../card/dish.ts";
import { unitsIn, wayOf, withCount } from "./group-choices.ts";
import { GroupOptions, type GroupPickerProps } from "./group-options.tsx";
import styles from "./group-picker.module.css";
import { Level } from "./level.tsx";
import { RequiredChip } from "./set-words.tsx";
import { goneText } from "./stopped-choices.ts";

/** A group of options with its rule in words, what is chosen, and the fault of the last press (MENU-18). */
export function GroupPicker(props: GroupPickerProps) {
  const { group, choices, onChange, stopOf, fault: refusal, gone, within } = props;
  const i18n = useI18n();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [full, setFull] = useState(false);
  const units = unitsIn(choices, group);
  const fault = faultOf(props);
  useEffect(() => {
    if (refusal === null || fault === null) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "center" });
  }, [refusal, fault]);
  const goneHere = gone.filter((each) => each.groupId === group.id && each.within === within);
  const notes = [...new Set(goneHere.flatMap((each) => goneText(each, stopOf, i18n) ?? []))];
  const isOffered: IsOffered = (option) => stopOf(option as SheetOption) === undefined;
  const count = (option: SheetOption, wanted: number) => {
    const next = withCount(choices, group, option, wanted, isOffered);
    setFull(next === null);
    if (next === null) speak(fullText(group, units, i18n));
    else onChange(next);
  };
  const isKept = units >= group.min && (group.max === null || units <= group.max);
  const faults = (
    <>
      {fault !== null && (
        <p role="alert" className={styles["fault"]}>
          {fault}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles["fault"]}>
          {note}
        </p>
      ))}
    </>
  );
  const options = (
    <GroupOptions
      {...props}
      isOffered={isOffered}
      onCount={count}
      renderGroup={(inner) => <GroupPicker key={inner.group.id} {...inner} />}
    />
  );
  if (wayOf(group) === "without") {
    return (
      <Level
        className={styles["without"]}
        isAsked={fault !== null || notes.length > 0}
        fault={refusal}
        summary={
          <>
            <h3 ref={heading} tabIndex={-1}>
              {i18n.t("dish.choose.remove")}
            </h3>
            {units > 0 && <span className={styles["chip"]}>{i18n.formatNumber(units)}</span>}
          </>
        }
      >
        {faults}
        {options}
      </Level>
    );
  }
  return (
    <section aria-labelledby={id} aria-describedby={`${id}-rule`}>
      <header className={styles["header"]}>
        <h3 id={id} ref={heading} tabIndex={-1}>
          {group.name}
        </h3>
        {group.min > 0 && <RequiredChip isKept={isKept} />}
        <p id={`${id}-rule`} className={styles["rule"]}>
          {ruleText(group, i18n)}
        </p>
      </header>
      {faults}
      {full && <p className={styles["fault"]}>{fullText(group, units, i18n)}</p>}
      {options}
    </section>
  );

  function faultOf({ fault: refusal, within }: GroupPickerProps): string | null {
    if (refusal === null) return null;
    if (refusal.reason === "choice-required" || refusal.reason === "choice-limit")
      return refusal.groupId === group.id && refusal.in === within ? choiceRefusalText(refusal, i18n) : null;
    const isHere = refusal.reason === "supplement-not-offered" && group.options.some(isRefused(refusal.supplementId));
    return isHere ? i18n.t("reason.supplement-not-offered") : null;
  }

  function isRefused(supplementId: number) {
    return (option: SheetOption) =>
      option.id === supplementId && choices.some((each) => each.groupId === group.id && each.id === supplementId);
  }
}

/** The rule of a group in words: "Выберите 1", "До 4", with its free units. */
function ruleText({ min, max, free }: SheetGroup, { t, formatNumber }: I18n): string {
  const [least, most] = [formatNumber(min), formatNumber(max ?? 0)];
  const freeUnits = free > 0 ? t("dish.freeLimit", { count: free }) : null;
  if (min === 0 && max === null) return freeUnits ?? t("dish.choose.optional");
  return [limitText(), freeUnits].filter(Boolean).join(" · ");

  function limitText(): string {
    if (max === null) return t("dish.choose.least", { min: least });
    if (min === max) return t("dish.choose.exact", { count: least });
    if (min > 0) return t("dish.choose.range", { min: least, max: most });
    return max === 1 ? t("dish.choose.optional") : t("dish.choose.upTo", { max: most });
  }
}

function fullText({ max }: SheetGroup, units: number, { t, formatNumber }: I18n): string {
  return t("dish.choose.full", { chosen: formatNumber(units), max: formatNumber(max ?? units) });
}
