import { expect, it } from "vitest";
import { foldersOf } from "./locked-packages.ts";

it("counts only production packages, without links to our own packages and the project", () => {
  const packages = {
    "": {},
    "apps/server": {},
    "node_modules/@skatert/server": { link: true },
    "node_modules/fastify": {},
    "node_modules/fastify/node_modules/pino": {},
    "node_modules/vite": { dev: true },
    "node_modules/lightningcss": { devOptional: true },
  };
  expect(foldersOf(packages)).toEqual(["node_modules/fastify", "node_modules/fastify/node_modules/pino"]);
});
