import { configureGlobal } from "fast-check";

/**
 * How many cases a property is tried with, unless it names a number of its own because one case is dear. `npm run
 * test:deep` sets PROPERTY_CASES to 10,000.
 */
configureGlobal({ numRuns: Number(process.env["PROPERTY_CASES"] ?? 200) });
