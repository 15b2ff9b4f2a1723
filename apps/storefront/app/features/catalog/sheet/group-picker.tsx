import type { IsOffered } from "@skatert/domain";
import { useEffect, useId, useRef, useState } from "react";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { choiceRefusalText } from "../../../model/quote/choice-refusal-text.ts";
import { speak } from "../../../ui/browser/voice.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icons.tsx";
import type { SheetGroup, SheetOption } from "../card/dish.ts";
import { unitsIn, wayOf, withCount } from "./group-choices.ts";
import { GroupOptions, type GroupPickerProps } from "./group-options.tsx";
import styles from "./group-picker.module.css";

/** A group of options with its rule in words, what is chosen, and the fault of the last press (MENU-18). */
export function GroupPicker(props: GroupPickerProps) {
  const { group, choices, onChange, stopOf, fault: refusal } = props;
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
  const isOffered: IsOffered = (option) => stopOf(option as SheetOption) === undefined;
  const count = (option: SheetOption, wanted: number) => {
    const next = withCount(choices, group, option, wanted, isOffered);
    setFull(next === null);
    if (next === null) speak(fullText(group, units, i18n));
    else onChange(next);
  };
  const isKept = units >= group.min && (group.max === null || units <= group.max);
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
      <details className={styles["without"]} open={fault !== null || undefined}>
        <summary>
          <h3 ref={heading} tabIndex={-1}>
            {i18n.t("dish.choose.remove")}
          </h3>
          {units > 0 && <span className={styles["chip"]}>{i18n.formatNumber(units)}</span>}
          <Icon name="down" size={18} />
        </summary>
        {options}
      </details>
    );
  }
  return (
    <section aria-labelledby={id} aria-describedby={`${id}-rule`}>
      <header className={styles["header"]}>
        <h3 id={id} ref={heading} tabIndex={-1}>
          {group.name}
        </h3>
        {group.min > 0 && (
          <span className={classNames(styles["chip"], isKept && styles["kept"])}>
            {isKept ? <Icon name="check" size={16} /> : i18n.t("dish.choose.required")}
          </span>
        )}
        <p id={`${id}-rule`} className={styles["rule"]}>
          {ruleText(group, i18n)}
        </p>
      </header>
      {fault !== null && (
        <p role="alert" className={styles["fault"]}>
          {fault}
        </p>
      )}
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
