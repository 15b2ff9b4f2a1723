import { readPrice } from "../entities/price-text.ts";
import { type GroupForm, type LimitsForm, NO_LIMIT, type OptionForm } from "./group-form.ts";
import type { UseForm } from "./group-use.ts";

export type GroupFaultCode = "required" | "price" | "count" | "limits" | "offer";

/** Faults by the path of a field: "min", "options.0.price". */
type Faults = readonly (readonly [string, GroupFaultCode])[];

const COUNT = /^\d{1,3}$/;

/** Values of a group that guests could not use, or that the shop would not read. */
export function groupFaults(group: GroupForm): Faults {
  const options = group.options.flatMap((option, at) => [
    ...optionFaults(option, `options.${at}.`),
    ...(option.id === "" && option.price.trim() === "" ? [[`options.${at}.price`, "required"] as const] : []),
  ]);
  const limits = limitFaults(group, false);
  if (limits.length + options.length > 0) return [...limits, ...options];
  if (group.options.length === 0) return [["options", "required"]];
  return unitsOffered(group) < Number(group.min) ? [["min", "offer"]] : [];
}

/** The same of what a dish replaces for itself. */
export function useFaults(use: UseForm): Faults {
  return [
    ...limitFaults(use, true),
    ...use.options.flatMap((option) => optionFaults({ ...option, name: option.id }, `options.${option.id}.`, true)),
  ];
}

function limitFaults({ min, max, distinct, free }: LimitsForm, mayBeEmpty: boolean): Faults {
  const isWrong = (text: string, atLeast: number) =>
    !(mayBeEmpty && text === "") && text !== NO_LIMIT && !isCount(text, atLeast);
  const wrong: Faults = [
    ...(isWrong(min, 0) || min === NO_LIMIT ? [["min", "count"] as const] : []),
    ...(isWrong(max, 1) ? [["max", "count"] as const] : []),
    ...(isWrong(distinct, 1) ? [["distinct", "count"] as const] : []),
    ...(isWrong(free, 0) || free === NO_LIMIT ? [["free", "count"] as const] : []),
  ];
  if (wrong.length > 0 || min === "" || max === "" || max === NO_LIMIT) return wrong;
  return Number(min) > Number(max) ? [["max", "limits"]] : [];
}

function optionFaults(
  { name, price, max, preset, ...option }: Pick<OptionForm, "name" | "price" | "max" | "preset"> & { id: string },
  path: string,
  mayBeEmpty = false,
): Faults {
  const isCountOr = (text: string, least: number) => (mayBeEmpty && text === "") || isCount(text, least);
  return [
    ...(option.id === "" && name.trim() === "" ? [[`${path}name`, "required"] as const] : []),
    ...(price.trim() !== "" && readPrice(price) === null ? [[`${path}price`, "price"] as const] : []),
    ...(isCountOr(max, 1) ? [] : [[`${path}max`, "count"] as const]),
    ...(isCountOr(preset, 0) ? [] : [[`${path}preset`, "count"] as const]),
  ];
}

function unitsOffered({ options, distinct }: GroupForm): number {
  const most = options.map(({ max }) => Number(max)).toSorted((some, other) => other - some);
  return most.slice(0, distinct === NO_LIMIT ? most.length : Number(distinct)).reduce((sum, each) => sum + each, 0);
}

function isCount(text: string, atLeast: number): boolean {
  return COUNT.test(text) && Number(text) >= atLeast;
}
