import { activityTimeoutSeconds, pongTimeoutSeconds } from "./protocol.ts";

export interface SilenceWatch {
  /** A frame has arrived. */
  heard(): void;
  stop(): void;
}

/**
 * Asks a client that has sent nothing for two minutes, and reports it as dead half a minute later. Clients ping only
 * while they receive nothing (API-8), so during a busy evening a board sends nothing unless it is asked.
 */
export function watchSilence(client: { readonly ask: () => void; readonly onDead: () => void }): SilenceWatch {
  let pong: NodeJS.Timeout | undefined;
  const activity = setTimeout(() => {
    client.ask();
    pong = setTimeout(client.onDead, pongTimeoutSeconds * 1000);
  }, activityTimeoutSeconds * 1000);
  return {
    heard() {
      clearTimeout(pong);
      activity.refresh();
    },
    stop() {
      clearTimeout(pong);
      clearTimeout(activity);
    },
  };
}
