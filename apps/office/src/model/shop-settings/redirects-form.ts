import { readLink, readText } from "@skatert/contract";
import type { FieldAt } from "../entities/fault-place.ts";
import { entriesIn, isSame } from "../entities/read-fields.ts";
import { contentOf, SETTINGS, type SectionPatches, type Sections } from "../entities/sections.ts";
import { stepsInSection } from "./section-faults.ts";

export interface RedirectForm {
  readonly from: string;
  readonly to: string;
  /** Browsers cache a permanent redirect. */
  readonly isLasting: boolean;
  readonly rest: Readonly<Record<string, unknown>>;
}

export interface RedirectsForm {
  readonly redirects: readonly RedirectForm[];
}

/** The section, and the name of its list in the form. */
export const REDIRECTS = "redirects";
export const MOST_REDIRECTS = 500;
const lasting = ["301", "308"];

export function redirectsForm(sections: Sections): RedirectsForm {
  const redirects = entriesIn(contentOf(sections, REDIRECTS)).map(({ from, to, ...rest }) => ({
    from: readText(from),
    to: readText(to),
    rest,
    isLasting: lasting.includes(readText(rest["code"])),
  }));
  return { redirects };
}

export function redirectsPatches(sections: Sections, { redirects }: RedirectsForm): SectionPatches {
  if (isSame(redirects, redirectsForm(sections).redirects)) return { redirects: null };
  const entries = redirects.map(({ from, to, isLasting, rest }) => {
    const wasLasting = lasting.includes(readText(rest["code"]));
    const code = rest["code"] !== undefined && isLasting === wasLasting ? rest["code"] : isLasting ? 301 : 302;
    return { ...rest, from: from.trim(), to: to.trim(), code };
  });
  return { redirects: { value: { [SETTINGS]: entries } } };
}

export type RedirectFault = "from" | "to" | "itself" | "twice";

/** Redirects that the shop would refuse or never use, by field path: "0.from". */
export function redirectsFaults({ redirects }: RedirectsForm): ReadonlyMap<string, RedirectFault> {
  const faults = redirects.flatMap(({ from, to }, at): (readonly [string, RedirectFault])[] => {
    const [path, target] = [from.trim(), to.trim()];
    if (!/^\/(?!\/)\S*$/.test(path)) return [[`${at}.from`, "from"]];
    if (redirects.findIndex((other) => other.from.trim() === path) < at) return [[`${at}.from`, "twice"]];
    if (target === "" || readLink(target) === null) return [[`${at}.to`, "to"]];
    return path === target ? [[`${at}.to`, "itself"]] : [];
  });
  return new Map(faults);
}

/** Assigns the faults that block publishing of the redirects to their fields. */
export const redirectsFieldAt: FieldAt = (place) => {
  const steps = stepsInSection(place, [REDIRECTS]);
  if (steps === null) return null;
  const [at, field = ""] = steps;
  return ["from", "to"].includes(field) ? `${at}.${field}` : REDIRECTS;
};
