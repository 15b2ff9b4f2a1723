import { appendFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { LoginChannel } from "@skatert/contract";
import type { CodeChannel } from "./code-channel.ts";

/** Where messages go while no provider is set, inside DATA_DIR (wire.md "Running it, pinned"). */
export const outboxFile = "outbox/messages.jsonl";

/** Appends each message as one line of JSON; readable by the server's own user alone. */
export function createOutbox(
  channel: LoginChannel,
  place: { readonly dataDir: string; readonly now: () => number },
): CodeChannel {
  const file = join(place.dataDir, outboxFile);
  return {
    channel,
    provider: "outbox",
    async send({ phone, text }) {
      await mkdir(dirname(file), { recursive: true });
      const line = JSON.stringify({ at: new Date(place.now()).toISOString(), channel, to: phone, text });
      await appendFile(file, `${line}\n`, { mode: 0o600 });
    },
  };
}
