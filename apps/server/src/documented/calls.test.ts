import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectFolder } from "../testing/calls/documented.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { engineNamed } from "../testing/stores/engines.ts";

const pages = ["README.md", "README.ru.md", ...globSync("docs/*.md", { cwd: projectFolder })].sort();
/** "GET wc/v3/orders", in a block or between backticks. A name with `…` or without a slash is not a whole path. */
const written = /(?:^|`)(GET|POST|PUT|DELETE) (\/?[a-z][\w-]*\/[\w/{}.-]+)(?=[`\s?"])/gm;

describe("the documented calls", () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  let shop: RunningShop;
  let calls: readonly string[];
  beforeAll(async () => {
    shop = await startShop({ engine: engineNamed("sqlite", leftovers) });
    const { paths } = (await shop.app.inject(`/api${PATHS.openapi}`)).json<{ paths: Record<string, object> }>();
    calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "{}")}`),
    );
  });
  afterAll(async () => {
    await shop.close();
    for (const clean of leftovers) await clean();
  });

  const namedIn = async (page: string) => {
    const text = await readFile(join(projectFolder, page), "utf8");
    return [...text.matchAll(written)].map(([, method = "", path = ""]) => `${method} ${canonical(path)}`);
  };

  it.each(pages)("API-2 %s names calls of the OpenAPI document", async (page) => {
    expect((await namedIn(page)).filter((call) => !calls.includes(call))).toEqual([]);
  });

  it("include the pages for programs", async () => {
    for (const page of ["docs/integrate.md", "docs/requests.md"])
      expect((await namedIn(page)).length).toBeGreaterThan(5);
  });
});

/** `systeminfo/v1/requests/101` of a page as `/wp-json/systeminfo/v1/requests/{}`. */
function canonical(path: string): string {
  const own = path.replace(/^\/?(?:api\/)?(?:wp-json\/)?/, "");
  const root = own.startsWith("office/") ? "" : "/wp-json";
  return `${root}/${own}`.replaceAll(/\/(?:\d+|\{\w+\})(?=\/|$)/g, "/{}");
}
