/** SQLite: no room, locked too long, the disk fails or may not be written. */
const sqliteTroubles = /^SQLITE_(FULL|BUSY|LOCKED|IOERR|READONLY|CANTOPEN)/;
/**
 * PostgreSQL: lost connections (08), no room or connections left (53), stopped by hand (57), locked too long. 08P01 is a
 * malformed statement, not an outage.
 */
const postgresTroubles = /^(08(?!P01)...|53...|57...|55P03)$/;
const networkTroubles = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)$/;
/** The driver has no codes for these. */
const driverTroubles =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** Whether the store is out of reach or out of room for now, which no request can help and a later one may not meet. */
export function isStoreTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const known = [sqliteTroubles, postgresTroubles, networkTroubles].some((troubles) => troubles.test(code));
  return known || driverTroubles.test(error.message);
}
