import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, absolute and without a trailing slash. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/**
 * An absolute path inside the project.
 * @param {...string} parts
 */
export const inProject = (...parts) => join(ROOT, ...parts);
