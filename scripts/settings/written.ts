import { readFileSync } from "node:fs";
import { join } from "node:path";
import { environmentSchema, together } from "../../apps/server/src/config/env.ts";
import { type VariableText, variableTexts } from "../../apps/server/src/config/variable-texts.ts";
import { SECTIONS, type Section } from "./sections.ts";

export const root = join(import.meta.dirname, "../..");

const PAGE = "docs/settings.md";
const tables = /(<!-- variables -->\n)[\s\S]*?(\n<!-- end -->)/;
/** Length of a line in .env.example, characters. */
const WIDTH = 120;

type Variable = VariableText & { readonly name: string; readonly value: string | null };

/** The files generated from the schema of the environment, by path. Throws if a variable has no text or no section. */
export function writtenFiles(): ReadonlyMap<string, string> {
  requireAll();
  const page = readFileSync(join(root, PAGE), "utf8");
  if (!tables.test(page)) throw new Error(`${PAGE} has no place for the tables`);
  return new Map([
    [PAGE, page.replace(tables, (_all, start: string, end: string) => `${start}${pageTables()}${end}`)],
    [".env.example", exampleFile()],
  ]);
}

function requireAll(): void {
  const placed = SECTIONS.flatMap(({ variables }) => Object.keys(variables));
  const missing = Object.keys(environmentSchema.shape).filter((name) => name !== "NODE_ENV" && !placed.includes(name));
  if (missing.length > 0) throw new Error(`no section has: ${missing.join(", ")}`);
}

function pageTables(): string {
  return SECTIONS.map((section) =>
    [
      `\n## ${section.title}`,
      ...(section.about === undefined ? [] : [section.about]),
      "\n| variable | default | meaning |\n|---|---|---|",
      ...variablesOf(section).map(rowOf),
    ].join("\n"),
  ).join("\n");
}

function rowOf({ name, value, byDefault, meaning }: Variable): string {
  const unset = byDefault ?? (value === null ? "none" : `\`${value}\``);
  return `| \`${name}\` | ${unset} | ${`${meaning}${partnersOf(name)}`.replaceAll("|", "\\|")} |`;
}

function exampleFile(): string {
  const intro =
    "Copy to .env. Everything has a default: an empty file is a working shop. A value that has a #, $ or \\ goes in single quotes, a comment on a line of its own.";
  const parts = SECTIONS.map((section) =>
    [
      comment(`=== ${section.title} ===${section.about === undefined ? "" : ` ${section.about}`}`),
      ...variablesOf(section).map(exampleOf),
    ].join("\n\n"),
  );
  return `${[comment(intro), ...parts].join("\n\n")}\n`;
}

function exampleOf({ name, value, example, meaning }: Variable): string {
  return `${comment(`${meaning}${partnersOf(name)}`)}\n# ${name}=${example ?? value ?? ""}`;
}

/** The sentence about the variables that a variable needs; "" if it needs none. */
function partnersOf(name: string): string {
  const others = together.flatMap((names) => (names.some((each) => each === name) ? names : []));
  const partners = others.filter((each) => each !== name).map((each) => `\`${each}\``);
  return partners.length === 0 ? "" : ` Needs ${partners.join(", ")} too.`;
}

function variablesOf({ variables }: Section): readonly Variable[] {
  return Object.entries(variables).map(([name, schema]) => {
    const text = variableTexts.get(schema);
    if (text === undefined) throw new Error(`${name} has no text`);
    return { ...text, name, value: defaultText(Reflect.get(schema._zod.def, "defaultValue")) };
  });
}

/** A default as the environment would give it; null: none. */
function defaultText(unset: unknown): string | null {
  return unset === undefined ? null : String(unset);
}

/** Lines of a comment; a link becomes its text and the page. */
function comment(markdown: string): string {
  const text = markdown
    .replace(/\[([^\]]+)\]\(([^)#]+)[^)]*\)/g, (_all, words: string, page: string) => `${words} (docs/${page})`)
    .replaceAll("`", "");
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines.join("\n");
}
