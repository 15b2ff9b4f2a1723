import { type Choice, checkChoices, type GroupId, optionIn, type ProductId } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import { choiceRefusalText } from "../../../model/quote/choice-refusal-text.ts";
import type { SheetGroup, SheetOption } from "../card/dish.ts";
import type { StopOf } from "./supplement-stop.ts";

/** A choice that was stopped while the sheet was open. */
export interface GoneChoice {
  /** The dish's own group that it was in, itself or within a dish of a set. */
  readonly root: GroupId;
  readonly groupId: GroupId;
  /** The dish of a set whose group it was. */
  readonly within?: ProductId;
  readonly option: SheetOption;
}

export interface KeptChoices {
  readonly choices: readonly Choice[];
  readonly gone: readonly GoneChoice[];
}

/** The choices without those that are stopped now; nothing takes their place (STOP-1, MENU-14). */
export function withoutStopped(
  groups: readonly SheetGroup[],
  choices: readonly Choice[],
  stopOf: StopOf,
  of?: Pick<GoneChoice, "root" | "within">,
): KeptChoices {
  const kept: Choice[] = [];
  const gone: GoneChoice[] = [];
  for (const choice of choices) {
    const group = groups.find(({ id }) => id === choice.groupId);
    const option = group && optionIn(group, choice.id);
    if (group === undefined || option === undefined) kept.push(choice);
    else if (stopOf(option) !== undefined) gone.push({ root: group.id, ...of, groupId: group.id, option });
    else if (choice.choices === undefined) kept.push(choice);
    else {
      const place = { root: group.id, within: option.id };
      const inner = withoutStopped(option.groups, choice.choices, stopOf, place);
      gone.push(...inner.gone);
      kept.push(inner.gone.length === 0 ? choice : { ...choice, choices: inner.choices });
    }
  }
  return { choices: kept, gone };
}

/** Why a choice is gone: "Смузи: Снова с 18:00". Null: it is offered again. */
export function goneText({ option }: GoneChoice, stopOf: StopOf, { t }: Pick<I18n, "t">): string | null {
  const stop = stopOf(option);
  return stop === undefined ? null : t("site.labelled", { label: option.name, value: stop || t("dish.soldOut") });
}

/** What is said aloud: why each choice is gone, and what its group asks now. */
export function goneSpeech(
  groups: readonly SheetGroup[],
  { choices, gone }: KeptChoices,
  stopOf: StopOf,
  i18n: Pick<I18n, "t" | "formatNumber">,
): string {
  const refusal = checkChoices(groups, choices, () => null);
  const asks = refusal?.reason === "choice-required" && gone.some(({ groupId }) => groupId === refusal.groupId);
  const said = gone.map((each) => goneText(each, stopOf, i18n));
  return [...said, asks && choiceRefusalText(refusal, i18n)].filter(Boolean).join(". ");
}
