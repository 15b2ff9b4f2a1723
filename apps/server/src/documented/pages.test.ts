import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { commandsOf, projectFolder, snippetsOf } from "../testing/calls/documented.ts";
import { bareEnvironment, commandProgram } from "../testing/processes/server-program.ts";

const pages = globSync(["*.md", "{docs,examples,.github}/**/*.md"], { cwd: projectFolder }).sort();
/** README has its own order in each language. */
const russianPages = pages.filter((page) => page.endsWith(".ru.md") && page !== "README.ru.md");
const textOf = (page: string) => readFileSync(join(projectFolder, page), "utf8");
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(textOf("package.json"));
/** How each block of commands is run, by its first command. Programs in JavaScript: below. */
const blocks: Readonly<Record<string, string>> = {
  "npm run shop -- new": "below",
  "npm run -s keys -- create kitchen": "operate.test.ts and integrate.test.ts",
  "npm run -s staff -- link": "cli/staff.test.ts",
  "npm run backup": "operate.test.ts",
  "sudo useradd": "operate.test.ts",
  "sudo npm run backup": "operate.test.ts",
  "sudo apt install postgresql": "needs root and packages; backup.test.ts restores from each engine into the other",
  "sudo cp deploy/skatert.service": "needs systemd; rolling-restart.test.ts restarts two processes behind real proxies",
  "UPLOADS_URL=s3://pictures/shop": "start-with-bucket.test.ts",
  "sudoedit /etc/skatert.env            # UPLOADS_URL": "start-with-bucket.test.ts runs the copying command",
  GET: "calls.test.ts finds the calls in the OpenAPI document",
  "POST /api/wp-json/telega": "calls.test.ts, and the mini app's own tests",
  "npm run dev": "a person ends it",
  "npm start": "the walks start the built server, main.test.ts --page-type",
  "npm test": "this is it",
  "npm run attack": "minutes; generated-requests.test.ts sends fewer of the same requests",
  "npm run bench": "minutes",
  "npm run torture": "minutes",
  "BACKEND_URL=https://your.site": "npm run wordpress starts the storefront so",
  "docker build": "where Docker is; scripts/container executes the Dockerfile without it",
  "docker compose up": "where Docker is; scripts/container/compose.test.ts checks the file",
  "domain=shop.example.com": "certbot needs a public address; shipped-proxies.test.ts checks the file with nginx",
  "packages/domain": "no commands: the map of folders",
  "start/  ssr/": "no commands: the rooms of the storefront",
  "ui/  i18n/  theme/": "no commands: the rooms of the office",
  "main.ts  app.ts": "no commands: the rooms of the server",
};
const shopCommand = commandProgram("shop");

describe("the documentation", () => {
  it.each(pages)("%s links to files and headings that exist", (page) => {
    const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
    expect(links.filter((link) => !/^(https?|mailto):/.test(link) && !leadsSomewhere(page, link))).toEqual([]);
  });

  it.each(pages)("%s shows pictures that exist", (page) => {
    expect(picturesOf(page).filter((picture) => !existsSync(join(projectFolder, picture)))).toEqual([]);
  });

  it("shows every picture of docs/screenshots", () => {
    const shown = new Set(pages.flatMap(picturesOf));
    const taken = globSync("docs/screenshots/**/*.*", { cwd: projectFolder }).sort();
    expect(taken.filter((picture) => !shown.has(picture))).toEqual([]);
  });

  it.each(["README", "docs/tour", "docs/board", "docs/shop-office"])(
    "%s shows the same pictures in both languages",
    (page) => {
      const [english, russian] = [picturesOf(`${page}.md`), picturesOf(`${page}.ru.md`)];
      expect(english.length).toBeGreaterThan(1);
      expect(russian).toEqual(english.map((picture) => picture.replace("/en/", "/ru/")));
    },
  );

  it("has a tour of 10 to 14 pictures that a guest on a slow line can load", () => {
    const pictures = ["docs/tour.md", "docs/tour.ru.md"].flatMap(picturesOf);
    expect(pictures.length / 2).toBeGreaterThanOrEqual(10);
    expect(pictures.length / 2).toBeLessThanOrEqual(14);
    const bytes = pictures.reduce((sum, picture) => sum + statSync(join(projectFolder, picture)).size, 0);
    expect(bytes).toBeLessThanOrEqual(1_500_000);
  });

  it.each(russianPages)("%s has the sections of its English page", (page) => {
    const levelsOf = (each: string) => [...proseOf(each).matchAll(/^(#+) /gm)].map(([, level]) => level);
    expect(levelsOf(page)).toEqual(levelsOf(page.replace(".ru.md", ".md")));
  });

  it.each(pages)("%s names commands that exist", (page) => {
    const named = [...textOf(page).matchAll(/\bnpm run (?:-s )?([a-z][a-z-]*)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it.each(pages)("%s has valid JSON examples", async (page) => {
    for (const { language, code } of await snippetsOf(page))
      if (language === "json") expect(() => JSON.parse(/^\s*"/.test(code) ? `{${code}}` : code), code).not.toThrow();
  });

  it("has a note about every block of commands", async () => {
    for (const page of pages)
      for (const { language, code } of await snippetsOf(page))
        if (language === "")
          expect(
            Object.keys(blocks).some((first) => code.startsWith(first)),
            `${page}: ${code}`,
          ).toBe(true);
    expect(Object.keys(blocks)).toHaveLength(26);
  });

  it("runs every program that the pages contain", async () => {
    const withPrograms = await Promise.all(
      pages.map(async (page) => ((await snippetsOf(page)).some(({ language }) => language === "js") ? [page] : [])),
    );
    expect(withPrograms.flat()).toEqual(["docs/integrate.md"]);
  });

  it.each(["README.md", "README.ru.md"])("%s can be read in a few minutes", (page) => {
    expect(textOf(page).split(/\s+/).length).toBeLessThanOrEqual(900);
  });

  it("writes, checks, imports and exports a shop by the commands of the way to an own restaurant", async () => {
    const folder = await mkdtemp(join(tmpdir(), "skatert-set-up-"));
    const commands = (await commandsOf("docs/set-up.md")).filter((command) => command.startsWith("npm run shop -- "));
    expect(commands.map((command) => command.split(" ")[4])).toEqual(["new", "check", "import", "export"]);
    for (const command of commands) {
      const args = command.replace("npm run shop -- ", "").replace("../", `${folder}/`);
      const child = spawn(process.execPath, [shopCommand, ...args.split(" ")], {
        env: { ...bareEnvironment, DATA_DIR: join(folder, "data") },
        stdio: ["ignore", "ignore", "inherit"],
      });
      await once(child, "close");
      expect({ command, code: child.exitCode }).toEqual({ command, code: 0 });
    }
    await rm(folder, { recursive: true, force: true });
  });
});

/** The page without its code, in which brackets are no links. */
function proseOf(page: string): string {
  return textOf(page)
    .replace(/^```[\s\S]*?^```$/gm, "")
    .replace(/`[^`\n]*`/g, "");
}

/** The project's own pictures of a page, in order. */
function picturesOf(page: string): readonly string[] {
  const shown = [...proseOf(page).matchAll(/<img src="([^"]+)"|!\[[^\]]*\]\(([^)\s]+)\)/g)];
  return shown
    .map(([, html, markdown]) => html ?? markdown ?? "")
    .filter((source) => !source.startsWith("https:"))
    .map((source) => join(dirname(page), source));
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? page : join(dirname(page), path);
  if (!existsSync(join(projectFolder, target))) return false;
  return anchor === undefined || !target.endsWith(".md") || anchorsOf(target).includes(anchor);
}

/** The anchors that GitHub gives to headings. */
function anchorsOf(page: string): readonly string[] {
  return [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/&lt;|&gt;|[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(" ", "-"),
  );
}
