import type { GroupFault } from "@skatert/contract";
import type { ChoiceRule, ProductId } from "@skatert/domain";

export interface LimitedGroup extends ChoiceRule {
  readonly options: readonly { readonly id: ProductId; readonly max: number; readonly preset: number }[];
}

/** A fault of limits: the option or field that states the value, and what is wrong. */
export interface LimitFault {
  readonly at: "min" | "options" | { readonly preset: ProductId };
  readonly kind: GroupFault;
  readonly limit: number;
  readonly found: number;
  readonly message: string;
}

type Limit = Pick<LimitFault, "kind" | "limit" | "found">;

/** Limits and presets that nobody can keep. */
export function limitFaults({ min, max, distinct, options }: LimitedGroup): readonly LimitFault[] {
  const presets = options.filter(({ preset }) => preset > 0);
  const units = presets.reduce((sum, { preset }) => sum + preset, 0);
  return [
    ...(max !== null && min > max
      ? [
          fault(
            "min",
            { kind: "group-min-above-max", limit: max, found: min },
            `a minimum of at most ${max}, which is the maximum, found ${min}`,
          ),
        ]
      : []),
    ...presets
      .filter((option) => option.preset > option.max)
      .map(({ id, max: most, preset }) =>
        fault(
          { preset: id },
          { kind: "group-preset", limit: most, found: preset },
          `a preset of at most ${most}, which is the option's maximum, found ${preset}`,
        ),
      ),
    ...(max !== null && units > max
      ? [
          fault(
            "options",
            { kind: "group-presets", limit: max, found: units },
            `presets of at most ${max} units together, found ${units}`,
          ),
        ]
      : []),
    ...(distinct !== null && presets.length > distinct
      ? [
          fault(
            "options",
            { kind: "group-presets-distinct", limit: distinct, found: presets.length },
            `presets of at most ${distinct} different options, found ${presets.length}`,
          ),
        ]
      : []),
  ];
}

/** The units that the options allow if they are fewer than the minimum. */
export function missingOffer({ min, max, distinct, options }: LimitedGroup): number | null {
  const largest = options.map((option) => option.max).sort((a, b) => b - a);
  const allowed = largest.slice(0, distinct ?? largest.length).reduce((sum, each) => sum + each, 0);
  return allowed < min && (max === null || min <= max) ? allowed : null;
}

function fault(at: LimitFault["at"], limit: Limit, message: string): LimitFault {
  return { at, ...limit, message };
}
