import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * React's renderer, the largest part of the first load. It is a chunk of its own, so that the browser evaluates
 * it in a task of its own: evaluated together with the entry it kept a slow phone busy for longer (decision 024).
 */
export const renderer = { createRoot, hydrateRoot };
