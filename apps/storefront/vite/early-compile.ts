import { type ESTree, parseAst } from "vite";

/** The bundler's function that runs a CommonJS module once, in the form of both minifiers. */
const helper = /([\w$]+)=\(([\w$]+),([\w$]+)\)=>\(\)=>\(\3\|\|\(\2\(\(\3=\{exports:\{\}\}\)/;

/**
 * Puts the functions of CommonJS modules in parentheses, so that V8 compiles them off the main thread while
 * the file loads. Otherwise it compiles react-dom (190 kB) when the function is called, in the longest task
 * of a page's start. Throws if the bundler writes these modules in another form.
 */
export function compileEarly(code: string): string {
  const name = helper.exec(code)?.[1];
  const functions = parseAst(code).body.flatMap((statement) =>
    statement.type === "VariableDeclaration"
      ? statement.declarations.flatMap(({ init }) => moduleFunction(init, name))
      : [],
  );
  if (functions.length === 0) throw new Error("no CommonJS modules are found in the first load");
  return functions.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  );
}

function moduleFunction(init: ESTree.Expression | null, name: string | undefined): readonly ESTree.Span[] {
  if (init?.type !== "CallExpression" || init.callee.type !== "Identifier" || init.callee.name !== name) return [];
  return init.arguments.filter(({ type }) => type === "ArrowFunctionExpression" || type === "FunctionExpression");
}
