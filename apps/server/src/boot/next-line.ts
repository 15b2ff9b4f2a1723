import { OFFICE_PAGES, officeLink } from "@skatert/contract";
import type { RunningServer } from "./start-server.ts";

/**
 * The owner's next step as a line for the terminal; empty once a shop of their own has an owner (OFFICE-2, OFFICE-6,
 * STAFF-1). `office`: origin of the office. `isLogged`: what a service prints stays in a log that others read, and the
 * link makes an owner.
 */
export function nextLine(
  { ownerToken, isDemo, isLogged }: Pick<RunningServer, "ownerToken" | "isDemo"> & { readonly isLogged: boolean },
  office: string,
): string {
  if (ownerToken !== null) {
    const what = isDemo ? "Create the owner and open your own shop" : "Create the owner";
    if (isLogged) return `${what}: npm run -s staff -- link prints a link\n`;
    return `${what}, once, within 24 hours: ${officeLink(office, ownerToken)}\n`;
  }
  return isDemo ? `This is the demo; open your own shop at ${office}${OFFICE_PAGES}/guide\n` : "";
}
