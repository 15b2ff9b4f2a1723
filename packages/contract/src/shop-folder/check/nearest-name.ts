import { editDistance } from "@skatert/domain";

/** The known name that a misspelt one probably means; null if none is close. */
export function nearestName(name: string, known: Iterable<string>): string | null {
  let nearest: string | null = null;
  let fewest = forgivenSlips(name.length) + 1;
  for (const candidate of known) {
    const slips = isSameWord(name, candidate) ? 0 : slipsBetween(name, candidate, fewest - 1);
    if (slips >= fewest) continue;
    nearest = candidate;
    fewest = slips;
  }
  return nearest;
}

function forgivenSlips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

const shortestStem = 5;

/** "Shipping-Methods", "shippingMethods" and the prefix "shipping" mean "shipping_methods". */
function isSameWord(name: string, candidate: string): boolean {
  const [written, known] = [plain(name), plain(candidate)];
  return written === known || (written.length >= shortestStem && known.startsWith(written));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, "");
}

function slipsBetween(name: string, candidate: string, limit: number): number {
  return editDistance(name.toLowerCase(), candidate.toLowerCase(), limit)?.whole ?? Number.POSITIVE_INFINITY;
}
