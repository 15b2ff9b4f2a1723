import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inProject } from "./places.mjs";
import { readSettings } from "./settings.mjs";
import { findProgram } from "./system.mjs";

const unit = readFileSync(inProject("deploy", "skatert.service"), "utf8");
const guide = readFileSync(inProject("docs", "operate.md"), "utf8");
const scriptsOf = (): Record<string, string> => JSON.parse(readFileSync(inProject("package.json"), "utf8")).scripts;

/** `npm test` installs it. */
function requireProgram(name: string): string {
  const path = findProgram(name);
  if (path === null) throw new Error(`this test needs ${name}; npm test installs it by apt`);
  return path;
}

describe("the documented installation", () => {
  let machine: string;
  beforeEach(() => {
    machine = mkdtempSync(join(tmpdir(), "skatert-deploy-"));
  });
  afterEach(() => rmSync(machine, { recursive: true }));

  it("opens the unit's store in every command with .env.example as /etc/skatert.env", () => {
    const [root, units] = [join(machine, "opt", "skatert"), join(machine, "etc", "systemd", "system")];
    for (const folder of [root, units]) mkdirSync(folder, { recursive: true });
    const settings = join(machine, "etc", "skatert.env");
    copyFileSync(inProject(".env.example"), settings);
    copyFileSync(inProject(".env.example"), join(root, ".env"));
    const installed = unit.replaceAll("/opt/skatert", root).replaceAll("/etc/skatert.env", settings);
    writeFileSync(join(units, "skatert.service"), installed);
    for (const named of [undefined, settings]) {
      const { variables, files } = readSettings({ named, root, unitFolders: [units] });
      expect(variables["DATA_DIR"]).toBe("/var/lib/skatert");
      expect(files).toEqual([join(units, "skatert.service"), settings]);
    }
  });

  it("names only commands that exist, and needs no Ctrl-C", () => {
    const named = [...guide.matchAll(/npm run (?:-s )?([a-z-]+)/g)].map(([, name = ""]) => name);
    expect(named).toContain("build");
    for (const name of named) expect(scriptsOf()).toHaveProperty(name);
    expect(guide).not.toContain("Ctrl-C");
  });

  it("runs a command with the file that SKATERT_ENV names, also behind a byte order mark", () => {
    const settings = join(machine, "skatert.env");
    writeFileSync(settings, `\uFEFFDATA_DIR=${join(machine, "store")}\n`);
    const env = { PATH: process.env["PATH"], HOME: machine, SKATERT_ENV: settings };
    const args = ["scripts/command.mjs", "keys", "list"];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: inProject(), env, encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`(settings of ${settings})`)]);
    expect(stderr).toContain(`There is no shop in ${join(machine, "store", "skatert.sqlite")}`);
  });
});

describe("the proxies' files", () => {
  /** The file without comments and quoted texts, because their characters are not syntax. */
  const bare = (name: string) =>
    readFileSync(inProject("deploy", name), "utf8")
      .replace(/#.*$/gm, "")
      .replace(/'[^'\n]*'|"[^"\n]*"/g, "text");

  it.each(["nginx.conf", "Caddyfile"])("%s closes every block that it opens, and no other", (name) => {
    const depths = [0];
    for (const [brace] of bare(name).matchAll(/(?<=\s)\{(?=\s)|^\s*\}|(?<=[;\s])\}(?=\s)/gm))
      depths.push((depths.at(-1) ?? 0) + (brace.trim() === "{" ? 1 : -1));
    expect([depths.at(-1), Math.min(...depths)]).toEqual([0, 0]);
    expect(Math.max(...depths)).toBeGreaterThan(1);
  });

  it("nginx.conf ends every directive", () => {
    const open = bare("nginx.conf")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "" && !/[;{}]$/.test(line));
    expect(open).toEqual([]);
  });
});

describe("deploy/nginx.conf", () => {
  const config = readFileSync(inProject("deploy", "nginx.conf"), "utf8");
  const directives = config.replace(/#.*$/gm, "");

  it("uses no directive that nginx 1.18 of Ubuntu 22.04 and 1.22 of Debian 12 lack", () => {
    expect(directives).not.toMatch(/\bhttp2 on\b/);
    expect(directives).toMatch(/listen 443 ssl http2;/);
  });

  it("has the own names in every line after the documented command", () => {
    const sed = /^sed .+ deploy\/nginx\.conf(?= \|)/m.exec(guide)?.[0] ?? "";
    const { stdout } = spawnSync("sh", ["-c", `domain=burgers.test office=desk.test; ${sed}`], {
      cwd: inProject(),
      encoding: "utf8",
    });
    // The names of the head's comment are examples.
    const block = (text: string) => text.slice(text.indexOf("upstream "));
    const own = config.replaceAll("shop.example.com", "burgers.test").replaceAll("office.example.com", "desk.test");
    expect(block(stdout)).toBe(block(own));
    expect(stdout).toContain("server_name burgers.test desk.test;");
  });

  it("can get its certificate while the packaged nginx uses port 80", () => {
    expect(guide).toMatch(/^sudo certbot certonly --nginx .*--deploy-hook "systemctl reload nginx"$/m);
    expect(guide).not.toContain("--standalone");
  });

  it("passes the installed nginx's own check", () => {
    const folder = mkdtempSync(join(tmpdir(), "skatert-nginx-"));
    const key = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
    spawnSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...key, "-days", "1", "-subj", "/CN=shop"]);
    const own = config
      .replaceAll("/etc/letsencrypt/live/shop.example.com", folder)
      .replaceAll("/var/log/nginx", folder)
      .replace(/listen (\[::\]:)?(80|443)/g, "listen $118$2");
    writeFileSync(join(folder, "skatert.conf"), own);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder};`,
    );
    const http = `access_log off; ${temporary.join(" ")} include ${folder}/skatert.conf;`;
    const whole = `pid ${folder}/pid; error_log stderr; events {} http { ${http} }`;
    writeFileSync(join(folder, "nginx.conf"), whole);
    const { status, stderr } = spawnSync(requireProgram("nginx"), ["-t", "-c", join(folder, "nginx.conf")], {
      encoding: "utf8",
    });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([0, expect.stringContaining("is successful")]);
  });
});
