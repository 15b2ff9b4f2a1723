import { parseAst } from "vitest/node";

/** A node of the ESTree; `start` and `end` are offsets in the source. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/**
 * The syntax tree of a TypeScript or JavaScript file, read by Vite's parser.
 * @throws for a source with a syntax error
 */
export function parse(path: string, source: string): Node {
  const tree: unknown = parseAst(source, { lang: path.endsWith("x") ? "tsx" : "ts" });
  if (!isNode(tree)) throw new Error(`${path}: no syntax tree`);
  return tree;
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value;
}

/** The nodes directly below a node, in the order of its fields. */
export function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

/** The text of a name, of a string or of a number in the source. */
export function nameOf(value: unknown): string {
  if (!isNode(value)) return "";
  return String(value["name"] ?? value["value"] ?? "");
}
