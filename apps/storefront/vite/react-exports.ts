import type { Plugin } from "vite";

const react = /[\\/]react[\\/]cjs[\\/]react\.production\.js$/;

/** Exports of React that neither the storefront nor its libraries use. Bundlers keep them: React is CommonJS. */
const unused = [
  ...["Activity", "Children", "Profiler", "PureComponent", "StrictMode", "ViewTransition", "__COMPILER_RUNTIME"],
  ...["addTransitionType", "cacheSignal", "cloneElement", "createRef", "forwardRef", "isValidElement"],
  ...["unstable_useCacheRefresh", "useActionState", "useEffectEvent", "useImperativeHandle", "useInsertionEffect"],
  ...["useOptimistic", "useReducer", "useTransition"],
];

const used = new RegExp(`[\\w$)]\\.(${unused.join("|")})\\b`);

/**
 * Leaves these exports out of the first load, which saves 0.9 kB. The build throws if a release of React lacks
 * one or if some file begins to use one: then take it off the list.
 */
export function reactExports(): Plugin {
  return {
    name: "react-exports",
    apply: "build",
    transform: {
      filter: { id: react },
      handler: (code) => ({ code: dropExports(code), map: null }),
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === "chunk") refuseUse(chunk.code, chunk.fileName);
    },
  };
}

/** The code of react without its unused exports; the minifier drops the functions that only they need. */
export function dropExports(code: string): string {
  return unused.reduce((text, name) => {
    const statement = new RegExp(`^exports\\.${name} =[\\s\\S]*?;\\n(?=exports\\.)`, "m");
    if (!statement.test(text)) throw new Error(`react has no export ${name}: take it off the list`);
    return text.replace(statement, "");
  }, code);
}

/** Throws if the code of a file uses an export that is left out. */
export function refuseUse(code: string, file: string): void {
  const name = used.exec(code)?.[1];
  if (name) throw new Error(`${file} uses ${name} of react: take it off the list of vite/react-exports.ts`);
}
