import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** A command's name, the words after it, and its options. */
export type ReadCommand<Options extends ParseArgsOptionsConfig> = {
  readonly command: string;
  readonly words: readonly string[];
  readonly values: ReturnType<typeof parsed<Options>>["values"];
};

/** The arguments of `npm run x -- command words --options`; null for an unknown option. */
export function readCommand<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): ReadCommand<Options> | null {
  try {
    const { positionals, values } = parsed(args, options);
    const [command = "", ...words] = positionals.map((word) => word.trim());
    return { command, words, values };
  } catch {
    return null;
  }
}

function parsed<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  return parseArgs({ args: [...args], allowPositionals: true, options });
}
