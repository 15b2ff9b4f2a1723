import type { LoginChannel } from "@skatert/contract";

/** A text to be sent to a phone. */
export interface TextMessage {
  /** E.164, "+79001234567". */
  readonly phone: string;
  /** The whole message, in the person's language. */
  readonly text: string;
  /** Address of the person who asked; some providers check it for abuse. Null: the shop itself sends it. */
  readonly clientAddress: string | null;
}

/** A one-time code to be sent to a person; the code is the only run of six digits in the text. */
export interface CodeMessage extends TextMessage {
  readonly code: string;
  readonly clientAddress: string;
  /** How long the code is valid. */
  readonly ttlSeconds: number;
}

/** A provider that delivers codes. */
export interface CodeChannel {
  readonly channel: LoginChannel;
  /** For logs and metrics. */
  readonly provider: string;
  /** Resolves when the provider has accepted the message; throws ChannelFailure otherwise, within its timeout. */
  send(message: CodeMessage): Promise<void>;
}

/** A provider that delivers any text; others only send codes in a text of their own. */
export interface TextChannel extends Omit<CodeChannel, "send"> {
  /** As CodeChannel. */
  send(message: TextMessage): Promise<void>;
}

/** A provider refused, failed, or did not answer in time. The text contains neither the number nor the code. */
export class ChannelFailure extends Error {
  override readonly name = "ChannelFailure";
  /** Whether the next message would fail too: no answer in time, 5xx, 401, 403 or 429. */
  readonly isAway: boolean;

  constructor(message: string, { isAway = false, ...options }: ErrorOptions & { readonly isAway?: boolean } = {}) {
    super(message, options);
    this.isAway = isAway;
  }
}
