/** What is wrong in a shop folder: the file, the JSON path in it ("" for the whole file), and why. */
export interface ShopFault {
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

/** One line for a person: "catalog.json [2].products[0].price: expected number". */
export function faultLine(fault: ShopFault): string {
  return `${fault.file}${fault.path === "" ? "" : ` ${fault.path}`}: ${fault.message}`;
}
