import type { TextChannel } from "./code-channel.ts";
import { appendToOutbox, type OutboxPlace } from "./outbox.ts";

/**
 * Sends a text of the shop itself by the first provider that accepts it; without providers it goes to the outbox file.
 * Throws when every provider failed.
 */
export async function sendText(
  providers: readonly TextChannel[],
  outbox: OutboxPlace,
  { phone, text }: { readonly phone: string; readonly text: string },
): Promise<void> {
  if (providers.length === 0) return appendToOutbox(outbox, { channel: "sms", to: phone, text });
  const failures: unknown[] = [];
  for (const provider of providers) {
    try {
      return await provider.send({ phone, text, clientAddress: null });
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, "every SMS provider failed");
}
