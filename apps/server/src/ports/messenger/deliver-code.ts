import type { LoginChannel } from "@skatert/contract";
import { ChannelFailure, type CodeChannel, type CodeMessage } from "./code-channel.ts";

/** What brings codes: providers in the order of preference, or the outbox when there is none. */
export interface CodeDelivery {
  /** Whether messages go to the outbox file because no provider is set. */
  readonly toOutbox: boolean;
  /**
   * Brings the code by the asked channel, else by the next one that works; answers which it was.
   * Throws ChannelFailure when all of them failed.
   */
  deliver(asked: LoginChannel, message: CodeMessage): Promise<LoginChannel>;
}

export interface CodeDeliveryDeps {
  readonly providers: readonly CodeChannel[];
  readonly outboxFor: (channel: LoginChannel) => CodeChannel;
  /** Hears of every provider that failed; the error is fit for a log. */
  readonly onFailure: (provider: string, error: ChannelFailure) => void;
}

export function createCodeDelivery({ providers, outboxFor, onFailure }: CodeDeliveryDeps): CodeDelivery {
  return {
    toOutbox: providers.length === 0,
    async deliver(asked, message) {
      const order = providers.length === 0 ? [outboxFor(asked)] : inOrderFor(asked, providers);
      for (const provider of order) {
        try {
          await provider.send(message);
          return provider.channel;
        } catch (error) {
          onFailure(
            provider.provider,
            error instanceof ChannelFailure ? error : new ChannelFailure("broke", { cause: error }),
          );
        }
      }
      throw new ChannelFailure("no way to bring the code works");
    },
  };
}

/** The asked channel's providers first; the others keep their order. */
function inOrderFor(asked: LoginChannel, providers: readonly CodeChannel[]): readonly CodeChannel[] {
  const isAsked = ({ channel }: CodeChannel) => channel === asked;
  return [...providers.filter(isAsked), ...providers.filter((provider) => !isAsked(provider))];
}
