import type { Plugin } from "vite";

/** Texts of one locale inside react-aria and its state library. */
const locale = /^\.{1,2}\/(?:.*\/)?([a-z]{2}-[A-Z]{2})\.(?:mjs|js)$/;
const kept = new Set(["ru-RU", "en-US"]);
const empty = "\0locale-of-nobody";

/** Removes react-aria's texts in languages that the office does not support: 30 of 32. */
export function fewLocales(): Plugin {
  return {
    name: "few-locales",
    enforce: "pre",
    resolveId(source, importer) {
      const name = locale.exec(source)?.[1];
      if (name === undefined || kept.has(name) || !/[\\/]node_modules[\\/]/.test(importer ?? "")) return null;
      return empty;
    },
    load: (id) => (id === empty ? "export default {};" : null),
  };
}
