import { childrenOf, isNode, type Node, nameOf, parse } from "./syntax.ts";

/** One change of one place in a file that a test should notice. */
export interface Mutation {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly kind: "comparison" | "logic" | "arithmetic" | "condition" | "constant" | "return" | "call";
  /** Offsets of the replaced text in the source. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

type Kind = Mutation["kind"];
type Change = Pick<Mutation, "kind" | "start" | "end" | "after">;

const operators = new Map<string, readonly [Kind, string]>(
  Object.entries({
    "<": ["comparison", "<="],
    "<=": ["comparison", "<"],
    ">": ["comparison", ">="],
    ">=": ["comparison", ">"],
    "===": ["comparison", "!=="],
    "!==": ["comparison", "==="],
    "&&": ["logic", "||"],
    "||": ["logic", "&&"],
    "??": ["logic", "&&"],
    "+": ["arithmetic", "-"],
    "-": ["arithmetic", "+"],
    "*": ["arithmetic", "/"],
    "/": ["arithmetic", "*"],
    "%": ["arithmetic", "*"],
  }),
);
const methods = new Map<string, readonly [Kind, string]>(
  Object.entries({
    min: ["arithmetic", "max"],
    max: ["arithmetic", "min"],
    floor: ["arithmetic", "ceil"],
    ceil: ["arithmetic", "floor"],
    round: ["arithmetic", "floor"],
    some: ["logic", "every"],
    every: ["logic", "some"],
  }),
);

/**
 * The changes of a file's comparisons, conditions, constants, returned values and calls.
 * @param path relative to the project
 */
export function mutationsOf(path: string, source: string): readonly Mutation[] {
  const found: Mutation[] = [];
  const visit = (node: Node) => {
    // Types and imports do not run.
    if (/^(?:TS(?!As|Satisfies)|Import|ExportAll)/.test(node.type)) return;
    for (const change of changesOf(node, source)) {
      const line = source.slice(0, change.start).split("\n").length;
      found.push({ path, line, ...change, before: source.slice(change.start, change.end) });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parse(path, source));
  return found;
}

function changesOf(node: Node, source: string): readonly Change[] {
  const { test, argument, expression, callee } = node;
  const replaced = (kind: Kind, part: Node, after: string): readonly Change[] => [
    { kind, start: part.start, end: part.end, after },
  ];
  const not = (part: Node) => `!(${source.slice(part.start, part.end)})`;
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
      return operatorChange(node, source);
    case "IfStatement":
    case "ConditionalExpression":
      return isNode(test) ? replaced("condition", test, not(test)) : [];
    case "UnaryExpression":
      return node["operator"] === "!" ? replaced("condition", node, `!${source.slice(node.start, node.end)}`) : [];
    case "Literal":
      return constantChange(node);
    case "ReturnStatement":
      return isNode(argument) && !/^(?:JSX|Literal)/.test(argument.type)
        ? replaced("return", argument, "undefined")
        : [];
    case "ExpressionStatement":
      return isNode(expression) && isCall(expression) ? replaced("call", expression, "void 0") : [];
    case "CallExpression":
      return isNode(callee) ? methodChange(callee) : [];
    default:
      return [];
  }
}

function operatorChange({ left, right, operator }: Node, source: string): readonly Change[] {
  if (!isNode(left) || !isNode(right) || typeof operator !== "string") return [];
  const [kind, after] = operators.get(operator) ?? [];
  if (!kind || !after || (operator === "+" && [left, right].some(isText))) return [];
  const start = left.end + source.slice(left.end, right.start).indexOf(operator);
  return [{ kind, start, end: start + operator.length, after }];
}

/** A number becomes the next one, a truth value its opposite. Texts are left alone: most of them are names. */
function constantChange({ value, start, end }: Node): readonly Change[] {
  if (typeof value === "number") return [{ kind: "constant", start, end, after: String(value + 1) }];
  return typeof value === "boolean" ? [{ kind: "constant", start, end, after: String(!value) }] : [];
}

function methodChange({ property }: Node): readonly Change[] {
  if (!isNode(property)) return [];
  const [kind, after] = methods.get(nameOf(property)) ?? [];
  return kind && after ? [{ kind, start: property.start, end: property.end, after }] : [];
}

function isCall({ type, expression, argument }: Node): boolean {
  const inner = isNode(expression) ? expression : argument;
  return type === "CallExpression" || (/^(?:Await|Chain|Unary)/.test(type) && isNode(inner) && isCall(inner));
}

function isText({ type, value, left, right }: Node): boolean {
  if (type === "BinaryExpression") return [left, right].filter(isNode).some(isText);
  return type === "TemplateLiteral" || typeof value === "string";
}
