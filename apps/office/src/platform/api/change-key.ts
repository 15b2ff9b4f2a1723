/** A random `Idempotency-Key`. It also works without TLS, where `randomUUID` is missing. */
export function changeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
