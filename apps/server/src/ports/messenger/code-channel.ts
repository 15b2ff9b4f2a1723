import type { LoginChannel } from "@skatert/contract";

/** A one-time code to be sent to a person. */
export interface CodeMessage {
  /** E.164, "+79001234567". */
  readonly phone: string;
  readonly code: string;
  /** The whole message, in the person's language; the code is its only run of six digits. */
  readonly text: string;
  /** Address of the person who asked; some providers check it for abuse. */
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
