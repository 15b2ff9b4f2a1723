/** SQLite: no room, locked too long, disk failure, no permission to write. */
const sqliteTroubles = /^SQLITE_(FULL|BUSY|LOCKED|IOERR|READONLY|CANTOPEN)/;
/**
 * PostgreSQL: lost connections (08), no room or connections left (53), stopped by an operator (57), locked too long.
 * 08P01 is a malformed statement, not an outage.
 */
const postgresTroubles = /^(08(?!P01)...|53...|57...|55P03)$/;
const networkTroubles = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)$/;
/** The driver has no codes for these. */
const driverTroubles =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** Whether the store is temporarily unavailable or full: the request is not at fault, and a later one may succeed. */
export function isStoreTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const known = [sqliteTroubles, postgresTroubles, networkTroubles].some((troubles) => troubles.test(code));
  return known || driverTroubles.test(error.message);
}
