import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join, relative, sep } from "node:path";

const REPORT = "node_modules/mutate-report.json";
/** Ten times the duration of the slowest batch on a busy machine. A mutation may cause an endless loop. */
const LIMIT_MS = 300_000;

/** null: every test passed. */
export type Failure = { readonly file: string; readonly title: string } | null;

/**
 * Runs test files of the copy until the first one fails.
 * @param files relative to the copy
 * @returns a run that does not end in time, or ends without a report, counts as failed
 */
export async function runTests(copy: string, files: readonly string[]): Promise<Failure> {
  const report = join(copy, REPORT);
  await rm(report, { force: true });
  const args = ["run", "--bail=1", "--reporter=json", `--outputFile.json=${report}`, "--passWithNoTests", ...files];
  const code = await exitCode(copy, [join(copy, "node_modules/vitest/vitest.mjs"), ...args]);
  if (code === 0) return null;
  const failed = code === null ? null : await firstFailure(copy, report);
  return failed ?? { file: files[0] ?? "", title: code === null ? "(no end)" : "(could not run)" };
}

function exitCode(copy: string, args: readonly string[]): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: copy, stdio: "ignore", detached: true });
    const stop = () => void (child.pid !== undefined && process.kill(-child.pid, "SIGKILL"));
    const timer = setTimeout(stop, LIMIT_MS);
    process.once("exit", stop);
    child.once("error", reject);
    child.once("exit", (code) => {
      clearTimeout(timer);
      process.off("exit", stop);
      resolve(code);
    });
  });
}

interface Report {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

async function firstFailure(copy: string, report: string): Promise<Failure> {
  const text = await readFile(report, "utf8").catch(() => "{}");
  const { testResults = [] }: Report = JSON.parse(text);
  const failed = testResults.filter(({ status }) => status === "failed");
  // Vitest also marks files as failed that were running when the first test failed. They contain no failed test.
  const file = failed.find(({ assertionResults }) => assertionResults.some(isFailed)) ?? failed[0];
  if (!file) return null;
  const test = file.assertionResults.find(isFailed);
  return {
    file: relative(copy, file.name).split(sep).join("/"),
    title: test?.fullName ?? "(the file cannot be loaded)",
  };
}

function isFailed({ status }: { readonly status: string }): boolean {
  return status === "failed";
}
