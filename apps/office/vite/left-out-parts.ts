import type { Plugin } from "vite";

/** A file of a library, and what stands in its place: the names that the rest of the library imports. */
interface Part {
  /** Path below node_modules. */
  readonly file: string;
  readonly code: string;
}

/** Parts of libraries in the first load that the office never runs. */
export const LEFT_OUT: readonly Part[] = [
  {
    // Traces loaders of an application that asks for it.
    file: "react-router/dist/production/lib/router/instrumentation.js",
    code: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;
      export const instrumentHandler = undefined;
      export const instrumentationResultMetaContext = undefined;`,
  },
  {
    // The page of a rendering server, and links that prefetch from it.
    file: "react-router/dist/production/lib/dom/ssr/components.js",
    code: `
      import { createContext } from "react";
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const usePrefetchBehavior = () => [false, null, {}];
      export const mergeRefs = (given) => given;
      export const CRITICAL_CSS_DATA_ATTRIBUTE = undefined;
      export const Links = undefined;
      export const Meta = undefined;
      export const Scripts = undefined;
      export const setIsHydrated = undefined;
      export const useFrameworkContext = undefined;`,
  },
  {
    // Changes are calls of the office's own (platform/api), which send a key and wait for a sign-in.
    file: "@tanstack/query-core/build/modern/mutation.js",
    code: `
      export const Mutation = undefined;
      export const getDefaultState = undefined;`,
  },
  {
    file: "@tanstack/query-core/build/modern/mutationCache.js",
    code: `
      export const MutationCache = class {
        findAll = () => [];
        clear() {}
        resumePausedMutations = () => Promise.resolve();
      };`,
  },
];

/** Leaves them out: 3.5 kB of the first load, compressed. */
export function leftOutParts(): Plugin {
  return {
    name: "left-out-parts",
    apply: "build",
    load: (id) => LEFT_OUT.find(({ file }) => id.replaceAll("\\", "/").endsWith(`/node_modules/${file}`))?.code ?? null,
  };
}
