import type * as z from "zod/mini";

/** A fault at one place of an input: the readable path (`lines[0].quantity`), and what was expected. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

/**
 * The faults of a failed check, the first at each path, for a person who corrects the input. They do not repeat the
 * value.
 */
export function faultsOf(issues: readonly Issue[]): readonly Fault[] {
  const byPath = new Map<string, Fault>();
  for (const fault of issues.map(faultOf)) {
    if (!byPath.has(fault.path)) byPath.set(fault.path, fault);
  }
  return [...byPath.values()];
}

function faultOf(issue: Issue): Fault {
  const deepest = issue.code === "invalid_union" ? deepestOf(issue) : null;
  return deepest ?? { path: pathText(issue.path), message: describe(issue) };
}

/** `["lines", 0, "quantity"]` as `lines[0].quantity`; the root is "". */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text === "" ? String(key) : `${text}.${String(key)}`;
  }, "");
}

/** Of a union, the branch that matched furthest has the best message. */
function deepestOf(issue: z.core.$ZodIssueInvalidUnion): Fault | null {
  const inner = issue.errors.flat().filter((candidate) => candidate.path.length > 0);
  const deepest = inner.sort((a, b) => b.path.length - a.path.length)[0];
  if (deepest === undefined) return null;
  return faultOf({ ...deepest, path: [...issue.path, ...deepest.path] });
}

function describe(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `expected ${issue.expected}`;
    case "too_small":
      return `must be at least ${issue.minimum}`;
    case "too_big":
      return `must be at most ${issue.maximum}`;
    case "invalid_format":
      return `has not the expected form (${issue.format})`;
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "unrecognized_keys":
      return `does not know ${issue.keys.join(", ")}`;
    case "invalid_union":
      return "is of none of the allowed kinds";
    default:
      return issue.message === undefined || issue.message === "" ? "is not valid" : issue.message;
  }
}
