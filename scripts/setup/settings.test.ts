import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SetupError } from "./processes.mjs";
import { environmentOf, readSettings } from "./settings.mjs";

describe("the settings of every command", () => {
  let machine: string;
  let root: string;
  let unitFolders: readonly string[];
  let serviceFile: string;

  beforeEach(() => {
    machine = mkdtempSync(join(tmpdir(), "skatert-settings-"));
    root = folder("opt", "skatert");
    unitFolders = [folder("etc", "systemd", "system"), folder("usr", "lib", "systemd", "system")];
    serviceFile = join(machine, "etc", "skatert.env");
  });
  afterEach(() => rmSync(machine, { recursive: true }));

  function folder(...parts: readonly string[]): string {
    const path = join(machine, ...parts);
    mkdirSync(path, { recursive: true });
    return path;
  }

  function installUnit(workingDirectory = root, name = "skatert.service"): string {
    const file = join(machine, "etc", "systemd", "system", name);
    writeFileSync(
      file,
      `[Service]
WorkingDirectory=${workingDirectory}
Environment=NODE_ENV=production DATA_DIR=/var/lib/skatert "NOTE=two words"
Environment=PORT=%i
EnvironmentFile=-${serviceFile}
ExecStart=/usr/bin/node apps/server/build/main.js
`,
    );
    return file;
  }

  const read = (named?: string) => readSettings({ named, root, unitFolders });

  it("are empty without any source", () => {
    expect(read()).toEqual({ variables: {}, files: [] });
  });

  it("are those of .env in the program's folder", () => {
    writeFileSync(join(root, ".env"), "PORT=4000 # for me\nDATA_DIR='./my data'\n");
    expect(read()).toEqual({ variables: { PORT: "4000", DATA_DIR: "./my data" }, files: [join(root, ".env")] });
  });

  it("are those of the unit that runs this folder, whose file overrides its own variables, and never .env", () => {
    const unit = installUnit();
    writeFileSync(join(root, ".env"), "DATA_DIR=./data\n");
    expect(read().variables["DATA_DIR"]).toBe("/var/lib/skatert");
    writeFileSync(serviceFile, "DATABASE_URL=postgres://shop@/shop\nNODE_ENV=test\n");
    expect(read()).toEqual({
      variables: {
        NODE_ENV: "test",
        DATA_DIR: "/var/lib/skatert",
        NOTE: "two words",
        PORT: "",
        DATABASE_URL: "postgres://shop@/shop",
      },
      files: [unit, serviceFile],
    });
  });

  it("are found through a link to the program's folder, and include changes of `systemctl edit`", () => {
    installUnit(join(machine, "current"));
    symlinkSync(root, join(machine, "current"));
    writeFileSync(
      join(folder("etc", "systemd", "system", "skatert.service.d"), "override.conf"),
      "[Service]\nEnvironment=DATA_DIR=/srv/shop\n",
    );
    expect(read().variables["DATA_DIR"]).toBe("/srv/shop");
  });

  it("are those of a template of several processes, without the port of one", () => {
    const unit = installUnit(root, "skatert@.service");
    expect(read()).toMatchObject({ variables: { DATA_DIR: "/var/lib/skatert", PORT: "" }, files: [unit] });
  });

  it("do not apply to another clone on the same machine", () => {
    installUnit(folder("opt", "other"));
    expect(read()).toEqual({ variables: {}, files: [] });
  });

  it("are those of the file that SKATERT_ENV names; with the unit's own variables if it is the unit's file", () => {
    installUnit(folder("opt", "other"));
    writeFileSync(serviceFile, "PORT=4000\n");
    expect(read(serviceFile).variables).toMatchObject({ PORT: "4000", DATA_DIR: "/var/lib/skatert" });
    const other = join(machine, "other.env");
    writeFileSync(other, "PORT=5000\n");
    expect(read(other)).toEqual({ variables: { PORT: "5000" }, files: [other] });
    expect(() => read(join(machine, "none.env"))).toThrow(SetupError);
    expect(() => read(machine)).toThrow(`${machine} cannot be read`);
  });

  it("are read after a byte order mark, and refused in UTF-16", () => {
    writeFileSync(join(root, ".env"), "\uFEFFPORT=4000\n");
    expect(read().variables).toEqual({ PORT: "4000" });
    writeFileSync(join(root, ".env"), Buffer.from("\uFEFFPORT=4000\n", "utf16le"));
    expect(() => read()).toThrow("is not UTF-8 text");
  });

  it("are overridden by variables of the environment", () => {
    const environment = environmentOf({ variables: { PATH: "/nowhere", PORT_OF_TEST: "1" }, files: ["/a", "/b"] });
    expect(environment).toEqual({ PORT_OF_TEST: "1", SKATERT_SETTINGS: "/a, /b" });
  });
});
