import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const compressible = /\.(js|css|json|svg|txt|webmanifest)$/;

/**
 * Writes `<file>.br` and `<file>.gz` beside every text file of the browser's build, at the highest
 * compression level.
 */
export function precompress(): Plugin {
  let directory = "";
  return {
    name: "precompress",
    configResolved(config) {
      directory = config.build.outDir;
    },
    async writeBundle() {
      const names = await readdir(directory, { recursive: true });
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compressFile(join(directory, name))),
      );
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const source = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await brotli(source, { params }));
  await writeFile(`${file}.gz`, await deflate(source, { level: 9 }));
}
