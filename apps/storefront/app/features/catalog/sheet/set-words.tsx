import type { Choice } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icons.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { SheetGroup, SheetOption } from "../card/dish.ts";
import { choiceIn, chosenNames } from "./group-choices.ts";
import styles from "./group-picker.module.css";

/** "Обязательно", or a check mark once it is chosen. */
export function RequiredChip({ isKept }: { readonly isKept: boolean }) {
  const { t } = useI18n();
  return (
    <span className={classNames(styles["chip"], isKept && styles["kept"])}>
      {isKept ? <Icon name="check" size={16} /> : t("dish.choose.required")}
    </span>
  );
}

interface ChosenDishesProps {
  readonly group: SheetGroup;
  readonly choices: readonly Choice[];
}

/** The chosen dishes of a step of a set, each with its picture and with what is chosen inside it. */
export function ChosenDishes({ group, choices }: ChosenDishesProps) {
  const { t, joinNames, formatNumber } = useI18n();
  const chosen = group.options.flatMap((option) => {
    const choice = choiceIn(choices, group, option.id);
    return choice === undefined ? [] : [{ option, choice }];
  });
  if (chosen.length === 0) return <span className={styles["name"]}>{t("dish.choose")}</span>;
  return (
    <span className={styles["dishes"]}>
      {chosen.map(({ option, choice }) => {
        const inside = chosenNames(option.groups, choice.choices ?? [], formatNumber);
        return (
          <span key={option.id} className={styles["words"]}>
            <DishPicture option={option} />
            <span className={styles["name"]}>
              {chosenNames([group], [choice], formatNumber)}
              {inside.length > 0 && <small> {joinNames(inside)}</small>}
            </span>
          </span>
        );
      })}
    </span>
  );
}

interface ChosenInsideProps {
  readonly option: SheetOption;
  readonly choices: readonly Choice[];
  readonly isFilled: boolean;
}

/** What is chosen inside a dish of a set, or what can be. */
export function ChosenInside({ option, choices, isFilled }: ChosenInsideProps) {
  const { t, joinNames, formatNumber } = useI18n();
  const chosen = chosenNames(option.groups, choices, formatNumber);
  const groups = option.groups.map(({ kind, name }) => (kind === "remove" ? t("dish.choose.remove") : name));
  return (
    <>
      <span className="visually-hidden">{option.name} </span>
      <span className={styles["name"]}>{joinNames(chosen.length > 0 ? chosen : groups)}</span>
      {option.groups.some(({ min }) => min > 0) && <RequiredChip isKept={isFilled} />}
    </>
  );
}

/** The small picture of a dish beside its name. */
export function DishPicture({ option: { picture } }: { readonly option: Pick<SheetOption, "picture"> }) {
  return (
    picture && (
      <span className={styles["picture"]}>
        <Picture picture={picture} sizes="48px" alt="" />
      </span>
    )
  );
}
