/** Whether a PIN is among the first guesses: one digit repeated, or a run such as 1234 or 9876 (STAFF-3). */
export function isWeakPin(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])));
  const [step = 0] = steps;
  return steps.size <= 1 && Math.abs(step) <= 1;
}
