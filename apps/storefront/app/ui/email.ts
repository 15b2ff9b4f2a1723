const pattern = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/** Whether the server takes it as an e-mail address (VALID-1): Latin letters alone, as receipts can be sent to. */
export function isEmail(text: string): boolean {
  return pattern.test(text);
}
