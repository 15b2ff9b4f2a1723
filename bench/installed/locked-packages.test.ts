import { expect, it } from "vitest";
import { foldersOf } from "./locked-packages.ts";

it("counts what production needs: no development, no link to our own packages, not the project", () => {
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
