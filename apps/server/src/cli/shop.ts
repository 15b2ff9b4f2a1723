import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { EnvError } from "../config/env.ts";
import type { Finding } from "../shop/folder/check/finding.ts";
import { reportFindings } from "../shop/folder/check/report-findings.ts";
import { checkShopFolder } from "../shop/folder/check-folder.ts";
import { shopFiles } from "../shop/folder/export/shop-files.ts";
import { isFree, writeFolder } from "../shop/folder/export/write-folder.ts";
import { importChecked } from "../shop/import-shop.ts";
import { CommandFault, withUploads } from "./command-store.ts";
import { newShop, newShopUsage } from "./shop-new.ts";
import { uploadsToS3 } from "./uploads-to-s3.ts";

const usage = `Usage:
${newShopUsage}  npm run shop -- check <folder>                  check a shop folder and change nothing
  npm run shop -- import <folder>                 check it and load it into the shop
  npm run shop -- import <folder> --reset-stock   … and set all stock to the folder's numbers
  npm run shop -- export <folder>                 write the shop into a new folder, to be edited and imported
  npm run shop -- uploads-to-s3                   copy the pictures of DATA_DIR into the bucket of UPLOADS_URL
`;

/** Exit codes: 0 done, 1 the folder has faults, 2 wrong arguments or no access to the store. */
process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  if (args[0] === "new") return newShop(args.slice(1));
  const asked = readArguments(args);
  if (asked === null) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    if (asked.command === "uploads-to-s3") return await uploadsToS3();
    if (asked.command === "check") return await check(asked.folder);
    return asked.command === "export" ? await exportTo(asked.folder) : await load(asked.folder, asked.resetStock);
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof CommandFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { "reset-stock": { type: "boolean", default: false } },
    });
    const [command, folder, ...rest] = positionals;
    if (command === "uploads-to-s3" && folder === undefined) return { command } as const;
    const isKnown = command === "check" || command === "import" || command === "export";
    if (!isKnown || folder === undefined || rest.length > 0) return null;
    return { command, folder: resolve(folder), resetStock: values["reset-stock"] } as const;
  } catch {
    return null;
  }
}

async function check(folder: string): Promise<number> {
  const { faults, findings, documents } = await checkShopFolder(folder);
  if (faults.length > 0) return report(folder, findings);
  process.stdout.write(reportFindings(findings));
  process.stdout.write(`${folder} has no faults: ${documents.length} files\n`);
  return 0;
}

async function load(folder: string, resetStock: boolean): Promise<number> {
  // Before the store is opened: a folder with faults must not leave an empty store behind.
  const checked = await checkShopFolder(folder);
  if (checked.faults.length > 0) return report(folder, checked.findings);
  return withUploads({ mayBeNew: true, migrated: true }, async (store, uploads) => {
    const outcome = await importChecked({ store, folder, uploads, now: Date.now(), resetStock }, checked);
    process.stdout.write(
      outcome.kind === "unchanged"
        ? `${folder} is already imported (revision ${outcome.revision})\n`
        : `Imported ${folder}: ${outcome.documents} files, ${outcome.media} new pictures, revision ${outcome.revision}\n${pictureLine(outcome.uncut)}${stockLine(outcome.unchangedStock)}`,
    );
    if (outcome.kind === "imported") process.stdout.write(reportFindings(outcome.warnings));
    return 0;
  });
}

async function exportTo(folder: string): Promise<number> {
  if (!(await isFree(folder))) throw new CommandFault(`${folder} is not empty: name a new folder`);
  return withUploads({ mayBeNew: false, migrated: true }, async (store, uploads) => {
    const files = await writeFolder(folder, shopFiles(store, uploads));
    process.stdout.write(`Exported the shop into ${folder}: ${files} files\n`);
    return 0;
  });
}

function pictureLine(uncut: number): string {
  return uncut === 0
    ? ""
    : `${uncut} pictures are served in their original size until the running server has resized them\n`;
}

function stockLine(rows: number): string {
  return rows === 0
    ? ""
    : `${rows} stock rows keep the quantities left by sales, because the folder did not change them (--reset-stock sets them)\n`;
}

function report(folder: string, findings: readonly Finding[]): number {
  process.stderr.write(`${reportFindings(findings)}${folder} has faults, nothing was changed\n`);
  return 1;
}
