/** Number of corners in a GeoJSON shape, holes included. Rings repeat their first corner at the end. */
export function cornersIn(coordinates: unknown): number {
  if (!Array.isArray(coordinates)) return 0;
  const isRing = Array.isArray(coordinates[0]) && typeof coordinates[0][0] === "number";
  return isRing ? coordinates.length - 1 : coordinates.reduce((sum: number, inner) => sum + cornersIn(inner), 0);
}
