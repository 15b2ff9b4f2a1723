/** Whether a document of the shop folder has dishes: the main catalogue or a price file, which share one overlay. */
export function isMenu(document: string): boolean {
  return document === "catalog" || document.startsWith("prices/");
}
