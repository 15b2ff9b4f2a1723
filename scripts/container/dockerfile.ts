/** One instruction of a Dockerfile, with its continued lines joined. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The instructions of a Dockerfile in order, without comments. */
export function instructionsOf(dockerfile: string): readonly Instruction[] {
  const lines = dockerfile.split("\n").filter((line) => !/^\s*#/.test(line));
  return lines
    .join("\n")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name = "", text = ""] = /^\s*(\w+)\s+(.*?)\s*$/.exec(line) ?? [];
      return { name: name.toUpperCase(), text };
    });
}

/** The options before an instruction's arguments, and the arguments: `--from=built /a b`. */
export function optionsOf(text: string): { readonly options: Readonly<Record<string, string>>; readonly rest: string } {
  const [, leading = "", rest = ""] = /^((?:--[a-z-]+=\S+\s+)*)(.*)$/.exec(text) ?? [];
  const pairs = [...leading.matchAll(/--([a-z-]+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value] as const);
  return { options: Object.fromEntries(pairs), rest };
}

/** `A=1 B="two words"`, with `${NAME}` and `$NAME` replaced. Throws if a name is unknown. */
export function assignmentsOf(text: string, known: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const found = [...text.matchAll(/([\w.]+)=(?:"([^"]*)"|(\S*))/g)];
  return Object.fromEntries(
    found.map(([, name = "", quoted, plain = ""]) => [name, expanded(quoted ?? plain, known)] as const),
  );
}

function expanded(value: string, known: Readonly<Record<string, string>>): string {
  return value.replace(/\$\{?(\w+)\}?/g, (_all, name: string) => {
    const text = known[name];
    if (text === undefined) throw new Error(`the Dockerfile has no ${name} here`);
    return text;
  });
}

/** The JSON form of CMD. Throws for the other form, which needs a shell between Docker and the program. */
export function wordsOf(text: string): readonly string[] {
  const words: unknown = JSON.parse(text);
  if (!Array.isArray(words) || !words.every((word) => typeof word === "string")) throw new Error(`no words: ${text}`);
  return words;
}
