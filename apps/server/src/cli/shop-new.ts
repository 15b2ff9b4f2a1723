import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import {
  type NewShopOptions,
  readNewShopOptions,
  type TypedOptions,
  zoneOfNewShop,
} from "../shop/new/new-shop-options.ts";
import { NewShopError, writeNewShop } from "../shop/new/write-new-shop.ts";

export const newShopUsage = `  npm run shop -- new <folder>                    write a small shop that is ready to sell
      --name "My café"  --city Moscow  --point 55.7558,37.6176 (latitude,longitude)
      --language ru|en  --currency ₽
      --timezone Asia/Omsk (this computer's own, Europe/Moscow on one in UTC)
`;

/** `npm run shop -- new`: exit code 0 done, 1 the folder cannot be used, 2 wrong arguments. */
export async function newShop(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (asked === null) {
    process.stderr.write(`Usage:\n${newShopUsage}`);
    return 2;
  }
  const isAsking = process.stdin.isTTY && Object.keys(asked.typed).length === 0;
  const options = readNewShopOptions(isAsking ? await ask() : asked.typed);
  if (typeof options === "string") {
    process.stderr.write(`${options}\n`);
    return 2;
  }
  try {
    const files = await writeNewShop(resolve(asked.folder), options);
    process.stdout.write(nextSteps(asked.folder, files, options));
    return 0;
  } catch (error) {
    if (!(error instanceof NewShopError)) throw error;
    process.stderr.write(`Nothing was written: ${error.message}\n`);
    return 1;
  }
}

function readArguments(args: readonly string[]): { readonly folder: string; readonly typed: TypedOptions } | null {
  const option = { type: "string" } as const;
  const options = { name: option, city: option, point: option, language: option, currency: option, timezone: option };
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [folder, ...rest] = positionals;
    return folder === undefined || rest.length > 0 ? null : { folder, typed: values };
  } catch {
    return null;
  }
}

/** Asks at a terminal; an empty answer means the default. */
async function ask(): Promise<TypedOptions> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const language = await terminal.question("Язык / language (ru, en) [ru]: ");
    const name = await terminal.question("Название / name: ");
    const city = await terminal.question("Город / city: ");
    const point = await terminal.question("Точка / point (55.7558,37.6176): ");
    const timezone = await terminal.question(`Часовой пояс / time zone [${zoneOfNewShop().timeZone}]: `);
    const typed = { language, name, city, point, timezone };
    return Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ""));
  } finally {
    terminal.close();
  }
}

function nextSteps(folder: string, files: number, options: NewShopOptions): string {
  return `Wrote a shop of six dishes to ${folder}: ${files} files. Its README.md says what to change.
${zoneLine(folder, options)}

  npm run shop -- check ${folder}
  npm run shop -- import ${folder}
`;
}

/** A wrong zone shifts opening hours and order times without any other sign. */
function zoneLine(folder: string, { timeZone, zoneSource }: NewShopOptions): string {
  const change = `"wp_timezone" in ${join(folder, "settings.json")}`;
  if (zoneSource === "typed") return `Time zone: ${timeZone}. It is ${change}.`;
  if (zoneSource === "computer")
    return `Time zone: ${timeZone}, as on this computer. If the shop has another, change ${change}.`;
  return `Warning: this computer is in UTC, so the shop got the time zone ${timeZone}. If that is wrong, change ${change}: opening hours and orders are on its clock.`;
}
