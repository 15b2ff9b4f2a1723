const pattern = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/**
 * Whether the server accepts it as an e-mail address (VALID-1): only Latin letters, because receipts are sent
 * to it.
 */
export function isEmail(text: string): boolean {
  return pattern.test(text);
}
