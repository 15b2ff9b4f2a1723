/**
 * @typedef {{ specifier: string, typeOnly: boolean }} Import
 */

const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
const STATIC = /(?:^|[;}\n])\s*(?:import|export)\s+(type\s+)?(?:[\w$*{][\w$*{},\s]*?\s*from\s*)?["']([^"'\n]+)["']/g;
const DYNAMIC = /\b(?:import|require)\s*\(\s*["']([^"'\n]+)["']/g;

/**
 * The literal imports of a TypeScript file: static ones and re-exports first, then `import("…")`. Comments and template
 * texts are ignored; specifiers built at run time are not found.
 * @param {string} source
 * @returns {Import[]}
 */
export function importsOf(source) {
  const code = source.replace(COMMENT_OR_STRING, (text) => (/^[/`]/.test(text) ? " " : text));
  return [
    ...[...code.matchAll(STATIC)].map(([, type, specifier = ""]) => ({ specifier, typeOnly: type !== undefined })),
    ...[...code.matchAll(DYNAMIC)].map(([, specifier = ""]) => ({ specifier, typeOnly: false })),
  ];
}
