import { parseArgs } from "node:util";
import { CATALOG_TYPES } from "@skatert/contract";

/** A start error that the operator can fix; the message says how. */
export class StartFailed extends Error {}

/** The options of the command line. */
export interface StartArguments {
  readonly help: boolean;
  readonly pageType: string | null;
  /** The office's build is read again when it changes. */
  readonly watchOffice: boolean;
}

export const startUsage = `npm start -- [options]

  --page-type=TYPE   serves the shop in another page type: ${CATALOG_TYPES.join(", ")}
  --watch-office     reads the office's build again whenever it changes, as npm run dev does
  --help             shows this help

Environment variables set everything else: .env.example lists them.
`;

/** Parses the command line; refuses unknown options in one line. */
export function readStartArguments(args: readonly string[]): StartArguments {
  const { help, "page-type": pageType = null, "watch-office": watchOffice } = parsed(args);
  if (pageType !== null && !CATALOG_TYPES.some((type) => type === pageType))
    throw new StartFailed(`Cannot start: --page-type must be one of ${CATALOG_TYPES.join(", ")}`);
  return { help, pageType, watchOffice };
}

function parsed(args: readonly string[]) {
  try {
    const options = {
      "page-type": { type: "string" },
      "watch-office": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    } as const;
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new StartFailed(`Cannot start: ${error.message}\n\n${startUsage}`);
  }
}
