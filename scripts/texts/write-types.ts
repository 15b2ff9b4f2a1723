import { writeTypes } from "./folders.ts";

// Set-up of the checks: git does not keep these types.
writeTypes();
