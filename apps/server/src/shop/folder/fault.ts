/** A fault in a shop folder: the file, the JSON path in it ("" for the whole file), and the reason. */
export interface ShopFault {
  readonly file: string;
  readonly path: string;
  /** Name of the dish, coupon or branch around the path, in quotes; absent outside of named objects. */
  readonly name?: string;
  readonly message: string;
}

/** One line for a person: "catalog.json [2].products[0].price «Чай»: a number such as 390, found «дорого»". */
export function faultLine({ file, path, name, message }: ShopFault): string {
  return `${[file, path, name].filter((part) => part !== undefined && part !== "").join(" ")}: ${message}`;
}
