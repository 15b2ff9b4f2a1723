import type { LoginChannel } from "@skatert/contract";
import { createBreaker } from "../breaker.ts";
import { ChannelFailure, type CodeChannel, type CodeMessage } from "./code-channel.ts";

/** Delivers codes: by providers in the order of preference, or to the outbox if there is none. */
export interface CodeDelivery {
  /** Whether messages go to the outbox file because no provider is configured. */
  readonly toOutbox: boolean;
  /**
   * Sends the code by the requested channel, else by the next one that works; returns the channel used. Throws
   * ChannelFailure when all of them failed.
   */
  deliver(asked: LoginChannel, message: CodeMessage): Promise<LoginChannel>;
}

export interface CodeDeliveryDeps {
  readonly providers: readonly CodeChannel[];
  readonly outboxFor: (channel: LoginChannel) => CodeChannel;
  /** Called with each failure of a provider; the error may be logged. */
  readonly onFailure: (provider: string, error: ChannelFailure) => void;
  readonly now: () => number;
}

/** Consecutive failures that pause a provider; otherwise each code would wait for its timeout (decision 028). */
const failuresBeforeRest = 3;
const restMs = 30_000;

export function createCodeDelivery({ providers, outboxFor, onFailure, now }: CodeDeliveryDeps): CodeDelivery {
  const resting = providers.map((provider) => restingProvider(provider, now));
  return {
    toOutbox: providers.length === 0,
    async deliver(asked, message) {
      const order = providers.length === 0 ? [outboxFor(asked)] : inOrderFor(asked, resting);
      for (const provider of order) {
        try {
          await provider.send(message);
          return provider.channel;
        } catch (error) {
          if (!(error instanceof ProviderRests)) onFailure(provider.provider, failureOf(error));
        }
      }
      throw new ChannelFailure("every login code provider failed");
    },
  };
}

function failureOf(error: unknown): ChannelFailure {
  return error instanceof ChannelFailure ? error : new ChannelFailure("failed unexpectedly", { cause: error });
}

class ProviderRests extends Error {}

function restingProvider(provider: CodeChannel, now: () => number): CodeChannel {
  const { run } = createBreaker({
    failures: failuresBeforeRest,
    restMs,
    now,
    isAway: (error) => error instanceof ChannelFailure && error.isAway,
    resting: () => new ProviderRests(),
  });
  return { ...provider, send: (message) => run(() => provider.send(message)) };
}

/** The providers of the requested channel first, then the others in their order. */
function inOrderFor(asked: LoginChannel, providers: readonly CodeChannel[]): readonly CodeChannel[] {
  const isAsked = ({ channel }: CodeChannel) => channel === asked;
  return [...providers.filter(isAsked), ...providers.filter((provider) => !isAsked(provider))];
}
