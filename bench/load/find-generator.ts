import { createAutocannon } from "./autocannon.ts";
import type { LoadGenerator } from "./load.ts";
import { createWrk } from "./wrk.ts";

/** wrk where it is installed: it costs little beside the server it loads. Else autocannon. */
export function findGenerator(): LoadGenerator {
  return createWrk() ?? createAutocannon();
}
