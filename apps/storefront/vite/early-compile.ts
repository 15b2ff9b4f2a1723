import { type ESTree, parseAst } from "vite";

/** The bundler's function that runs a CommonJS module once, in the form of both minifiers. */
const helper = /([\w$]+)=\(([\w$]+),([\w$]+)\)=>\(\)=>\(\3\|\|\(\2\(\(\3=\{exports:\{\}\}\)/;

/**
 * Puts the functions of CommonJS modules in parentheses, so that V8 compiles them off the main thread while
 * the file loads. Otherwise it compiles react-dom (190 kB) when the function is called, in the longest task
 * of a page's start. Throws if the bundler writes these modules in another form.
 */
export function compileEarly(code: string): string {
  const { body } = parseAst(code);
  const name = helper.exec(code)?.[1];
  // A chunk without the helper's code imports it; nothing else that it imports takes a function at the top level.
  const names = name ? [name] : body.flatMap(importedNames);
  const functions = body.flatMap((statement) =>
    statement.type === "VariableDeclaration"
      ? statement.declarations.flatMap(({ init }) => moduleFunction(init, names))
      : [],
  );
  if (functions.length === 0) throw new Error("no CommonJS modules are found in the first load");
  return functions.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  );
}

function importedNames(statement: ESTree.Program["body"][number]): readonly string[] {
  return statement.type === "ImportDeclaration" ? statement.specifiers.map(({ local }) => local.name) : [];
}

function moduleFunction(init: ESTree.Expression | null, names: readonly string[]): readonly ESTree.Span[] {
  if (init?.type !== "CallExpression" || init.callee.type !== "Identifier" || !names.includes(init.callee.name))
    return [];
  return init.arguments.filter(({ type }) => type === "ArrowFunctionExpression" || type === "FunctionExpression");
}
