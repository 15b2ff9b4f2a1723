import type { Choice, IsOffered, LineRefusal } from "@skatert/domain";
import { type ReactNode, useId } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { contentText } from "../../../model/catalog/dish-content.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { ChoiceRow } from "../../../ui/fields/choice-row.tsx";
import { Stepper } from "../../../ui/fields/stepper.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { SheetGroup, SheetOption } from "../card/dish.ts";
import { areFilled, choiceIn, halvesOf, isFolded, unitsIn, wayOf, withHalf, withInner } from "./group-choices.ts";
import styles from "./group-picker.module.css";
import { Level } from "./level.tsx";
import { ChosenDishes, ChosenInside, DishPicture } from "./set-words.tsx";
import type { GoneChoice } from "./stopped-choices.ts";
import type { StopOf } from "./supplement-stop.ts";

export interface GroupPickerProps {
  readonly group: SheetGroup;
  /** All choices of the dish whose group it is. */
  readonly choices: readonly Choice[];
  readonly onChange: (choices: readonly Choice[]) => void;
  /** Why the dish cannot be added; a new object for every press. */
  readonly fault: LineRefusal | null;
  /** What was stopped in the group, or within a dish of it, while the sheet was open. */
  readonly gone: readonly GoneChoice[];
  /** The dish of a set whose group it is. */
  readonly within?: number;
  /** Allergens that the guest's filter excludes. */
  readonly without: readonly string[];
  readonly stopOf: StopOf;
}

interface GroupOptionsProps extends GroupPickerProps {
  readonly isOffered: IsOffered;
  /** Called with the wanted count of an option. */
  readonly onCount: (option: SheetOption, count: number) => void;
  /** A group of a chosen dish of a set. */
  readonly renderGroup: (props: GroupPickerProps) => ReactNode;
}

/** The options of a group: rows to choose one, several, or counted; two halves; what is left out; a long step of a set. */
export function GroupOptions(props: GroupOptionsProps) {
  const { group, choices, fault, gone } = props;
  // One name for all, so that arrows move among them.
  const name = useId();
  if (wayOf(group) === "halves") return ([0, 1] as const).map((place) => <Half key={place} {...props} place={place} />);
  const rows = (
    <ul>
      {group.options.map((option) => (
        <OptionRow key={option.id} {...props} name={name} option={option} />
      ))}
    </ul>
  );
  if (!isFolded(group)) return rows;
  const ofGroup = choices.filter(({ groupId }) => groupId === group.id);
  return (
    <Level
      className={styles["step"]}
      summary={<ChosenDishes group={group} choices={ofGroup} />}
      isAsked={!areFilled([group], ofGroup) || gone.length > 0}
      fault={fault}
    >
      {rows}
    </Level>
  );
}

function OptionRow(props: GroupOptionsProps & { readonly option: SheetOption; readonly name: string }) {
  const { name, group, choices, option, stopOf, onCount } = props;
  const { t } = useI18n();
  const chosen = choiceIn(choices, group, option.id);
  const count = chosen?.count ?? 0;
  const stopped = stopOf(option);
  const way = wayOf(group);
  const words = <OptionWords {...props} chosen={chosen} stopped={stopped} />;
  const isShut = stopped !== undefined && count === 0;
  return (
    <li className={classNames(styles["row"], isShut && styles["shut"])}>
      {way === "one" ? (
        <ChoiceRow name={name} checked={count > 0} disabled={isShut} onChange={() => onCount(option, 1)}>
          {words}
        </ChoiceRow>
      ) : way === "counts" && option.max > 1 ? (
        <div className={styles["counted"]}>
          {words}
          {isShut ? null : count === 0 ? (
            <IconButton
              icon="plus"
              label={t("dish.more", { name: option.name })}
              className={styles["plus"]}
              onClick={() => onCount(option, 1)}
            />
          ) : (
            <Stepper
              name={option.name}
              value={String(count)}
              onFewer={() => onCount(option, count - 1)}
              onMore={() => onCount(option, count + 1)}
            />
          )}
        </div>
      ) : (
        <Checkbox
          checked={count > 0}
          disabled={isShut}
          onChange={({ target }) => onCount(option, target.checked ? 1 : 0)}
        >
          {words}
        </Checkbox>
      )}
      {chosen?.choices !== undefined && option.groups.length > 0 && (
        <Inside {...props} option={option} chosen={chosen} />
      )}
    </li>
  );
}

/** The groups of a chosen dish of a set, one level deeper. */
function Inside(props: GroupOptionsProps & { readonly option: SheetOption; readonly chosen: Choice }) {
  const { option, chosen, choices, onChange, fault, gone, without, stopOf, renderGroup } = props;
  const { groups } = option;
  const inner = chosen.choices ?? [];
  const isFilled = areFilled(groups, inner);
  const goneInside = gone.filter(({ within }) => within === option.id);
  return (
    <Level
      className={styles["inside"]}
      summary={<ChosenInside option={option} choices={inner} isFilled={isFilled} />}
      isAsked={!isFilled || goneInside.length > 0}
      fault={fault}
    >
      <div className={styles["inner"]}>
        {groups.map((group) =>
          renderGroup({
            group,
            choices: inner,
            onChange: (list) => onChange(withInner(choices, chosen, list)),
            fault,
            gone: goneInside,
            within: option.id,
            without,
            stopOf,
          }),
        )}
      </div>
    </Level>
  );
}

interface OptionWordsProps extends Pick<GroupPickerProps, "choices" | "without"> {
  readonly group: SheetGroup;
  readonly option: SheetOption;
  readonly chosen: Choice | undefined;
  readonly stopped: string | undefined;
}

/** Name, weight and allergens of an option, its price as a difference, or when it is back. */
function OptionWords({ group, option, choices, chosen, stopped, without }: OptionWordsProps) {
  const i18n = useI18n();
  const content = contentText({ measure: { kind: "piece" }, netContent: option.weight }, i18n);
  const excluded = option.allergens.filter((allergen) => without.includes(allergen));
  const isFree = group.free > 0 && chosen === undefined && unitsIn(choices, group) < group.free;
  return (
    <span className={styles["words"]}>
      {group.kind === "set" && <DishPicture option={option} />}
      <span className={styles["name"]}>
        {option.name}
        {content && <small> {content}</small>}
        {option.allergens.length > 0 && (
          <small className={styles["allergens"]}>
            {i18n.t("site.labelled", { label: i18n.t("dish.allergens"), value: i18n.joinNames(option.allergens) })}
            {excluded.length > 0 && ` · ${i18n.t("dish.excluded", { names: i18n.joinNames(excluded) })}`}
          </small>
        )}
      </span>
      {stopped !== undefined ? (
        <small>{stopped || i18n.t("dish.soldOut")}</small>
      ) : (
        option.price > 0 && (
          <span className={styles["price"]} translate="no">
            {isFree ? i18n.t("dish.choose.free") : `+ ${i18n.formatPrice(option.price)}`}
          </span>
        )
      )}
    </span>
  );
}

/** One half of a dish: every dish that can be half of it, with its picture. */
function Half(props: GroupOptionsProps & { readonly place: 0 | 1 }) {
  const { group, choices, onChange, place, stopOf } = props;
  const i18n = useI18n();
  const name = useId();
  const chosen = halvesOf(choices, group)[place];
  return (
    <fieldset className={styles["half"]}>
      <legend>{i18n.t("dish.choose.half", { number: i18n.formatNumber(place + 1) })}</legend>
      {group.options.map((option) => {
        const stopped = stopOf(option);
        return (
          <ChoiceRow
            key={option.id}
            name={name}
            checked={chosen === option.id}
            disabled={stopped !== undefined && chosen !== option.id}
            onChange={() => onChange(withHalf(choices, group, place, option.id))}
            side={stopped === undefined ? i18n.formatPrice(option.alone.price) : stopped || i18n.t("dish.soldOut")}
          >
            <span className={styles["words"]}>
              <DishPicture option={option} />
              <span className={styles["name"]}>{option.name}</span>
            </span>
          </ChoiceRow>
        );
      })}
    </fieldset>
  );
}
