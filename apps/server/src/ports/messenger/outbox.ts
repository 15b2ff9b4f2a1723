import { appendFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { LoginChannel } from "@skatert/contract";
import type { CodeChannel } from "./code-channel.ts";

/** The file for messages while no provider is configured, inside DATA_DIR (wire.md "Running it, pinned"). */
export const outboxFile = "outbox/messages.jsonl";

export interface OutboxPlace {
  readonly dataDir: string;
  readonly now: () => number;
}

export interface OutboxMessage {
  readonly channel: string;
  readonly to: string;
  readonly text: string;
}

/** Appends a message as one line of JSON; only the server's own user can read the file. */
export async function appendToOutbox(place: OutboxPlace, { channel, to, text }: OutboxMessage): Promise<void> {
  const file = join(place.dataDir, outboxFile);
  await mkdir(dirname(file), { recursive: true });
  const line = JSON.stringify({ at: new Date(place.now()).toISOString(), channel, to, text });
  await appendFile(file, `${line}\n`, { mode: 0o600 });
}

/** Writes codes of a channel without a provider to the outbox. */
export function createOutbox(channel: LoginChannel, place: OutboxPlace): CodeChannel {
  return {
    channel,
    provider: "outbox",
    send: ({ phone, text }) => appendToOutbox(place, { channel, to: phone, text }),
  };
}
