import { describe, expect, it } from "vitest";
import { faultsOf, present, textFolders, writtenFiles } from "./folders.ts";

const remedy = "run `npm run texts` and commit what it writes";

describe.each(textFolders)("APP-3 the texts of $folder", (texts) => {
  it("are all there in every language, with the arguments of the Russian ones, and every one is used", () => {
    expect(faultsOf(texts)).toEqual([]);
  });

  it.each([...writtenFiles(texts)])("%s is as `npm run texts` writes it", (path, source) => {
    expect(present(path) === source, remedy).toBe(true);
  });
});
