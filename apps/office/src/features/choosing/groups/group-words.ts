import type { GroupKind } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import { type LimitsForm, NO_LIMIT } from "../../../model/groups/group-form.ts";

type Words = Pick<I18n, "t">;

/** "Обязательно 1 · до 4 · 1 бесплатно": the rule of a group in words. */
export function limitWords({ min, max, free }: LimitsForm, kind: GroupKind, { t }: Words): string {
  const parts = [
    kindWords(kind, { t }),
    Number(min) > 0 ? t("groups.says.required", { count: Number(min) }) : t("groups.says.optional"),
    ...(max === NO_LIMIT || max === min ? [] : [t("groups.says.max", { count: Number(max) })]),
    ...(Number(free) > 0 ? [t("groups.says.free", { count: Number(free) })] : []),
  ];
  return parts.join(" · ");
}

export function kindWords(kind: GroupKind, { t }: Words): string {
  const words = {
    add: "groups.kind.add",
    remove: "groups.kind.remove",
    set: "groups.kind.set",
    "halves-average": "groups.kind.average",
    "halves-dearest": "groups.kind.dearest",
  } as const;
  return t(words[kind]);
}
