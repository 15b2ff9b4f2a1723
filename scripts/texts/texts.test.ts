import { describe, expect, it } from "vitest";
import { faultsOf, present, textFolders, writtenFiles } from "./folders.ts";

const remedy = "run `npm run texts` and commit what it writes";

it("APP-3 docs/languages.md tells translators what every subject of the interface is", () => {
  const rows = [...present("docs/languages.md").matchAll(/^\| ((?:`\w+` ?)+) \|/gm)].map(([, names = ""]) => names);
  const told = rows.flatMap((names) => [...names.matchAll(/\w+/g)].map(([name]) => name));
  const russian = JSON.parse(present("apps/storefront/messages/ru.json"));
  const subjects = new Set(Object.keys(russian).map((key) => key.split(".")[0]));
  expect(told.sort()).toEqual([...subjects].sort());
});

describe.each(textFolders)("APP-3 the texts of $folder", (texts) => {
  it("are all there in every language, with the arguments of the Russian ones, and every one is used", () => {
    expect(faultsOf(texts)).toEqual([]);
  });

  it.each([...writtenFiles(texts)])("%s is as `npm run texts` writes it", (path, source) => {
    expect(present(path) === source, remedy).toBe(true);
  });
});
