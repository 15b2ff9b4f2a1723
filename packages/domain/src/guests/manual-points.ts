/** Why a manual entry is refused; null: it is not. The balance never falls below zero. */
export function manualPointsRefusal(
  points: number,
  { balance, limit }: { readonly balance: number; readonly limit: number },
): "points-limit" | "points-balance" | null {
  if (Math.abs(points) > limit) return "points-limit";
  return balance + points < 0 ? "points-balance" : null;
}
