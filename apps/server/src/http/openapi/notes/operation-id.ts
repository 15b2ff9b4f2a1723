/** The operation id of a call, for generated clients: `GET /wp-json/wc/v3/orders/:id` is `getWcV3OrdersId`. */
export function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/wp-json\//, "")
    .split(/[^a-zA-Z0-9]+/)
    .filter((word) => word !== "");
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
