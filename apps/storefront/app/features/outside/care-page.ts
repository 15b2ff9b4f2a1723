/** The information page of customer care: its path contains `zabota-o-klientah` (APP-7). */
export function isCarePage(pathname: string): boolean {
  return pathname.startsWith("/information/") && pathname.includes("zabota-o-klientah");
}
