/** The known name that a misspelt one was meant to be; null where none is near. */
export function nearestName(name: string, known: Iterable<string>): string | null {
  let nearest: string | null = null;
  let fewest = forgivenSlips(name.length) + 1;
  for (const candidate of known) {
    const slips = isSameWord(name, candidate) ? 0 : slipsBetween(name.toLowerCase(), candidate.toLowerCase());
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

/** "Shipping-Methods", "shippingMethods" and the beginning "shipping" are meant for "shipping_methods". */
function isSameWord(name: string, candidate: string): boolean {
  const [written, known] = [plain(name), plain(candidate)];
  return written === known || (written.length >= shortestStem && known.startsWith(written));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, "");
}

/** Letters wrong, missing, extra or exchanged with the next one. */
function slipsBetween(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isExchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchanged = isExchanged ? at(older, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(changed, at(previous, j) + 1, at(row, j - 1) + 1, exchanged));
    }
    older = previous;
    previous = row;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
