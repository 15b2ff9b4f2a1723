/** «22 %» of a probability from 0 to 1; a rare one keeps two decimals. */
export function percentText(odds: number, number: (value: number) => string): string {
  const percent = odds * 100;
  return `${number(percent < 1 ? percent : Math.round(percent * 10) / 10)} %`;
}
