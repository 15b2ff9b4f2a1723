export type NoticeChannelKind = "telegram" | "mail" | "webhook";

/** The text of a notice, in the shop's language. Lines contain neither markup nor control characters. */
export interface NoticeMessage {
  readonly title: string;
  /** Groups of lines, separated from each other. */
  readonly sections: readonly (readonly string[])[];
}

/** A notice of an order, or of what arrived in the inbox. */
export interface OrderNotice {
  /** Identical at every try, so that a receiver can drop duplicates; 32 hexadecimal digits. */
  readonly deliveryId: string;
  readonly topic: "order.created" | "order.updated" | "inbox.created";
  /** Null: a notice for programs only. */
  readonly message: NoticeMessage | null;
  /** What a webhook sends: the order, or the item of the inbox. */
  readonly body: object;
}

/** One receiver of order notices: a chat, an address or a webhook. */
export interface NoticeChannel {
  readonly kind: NoticeChannelKind;
  /** Identical after a restart with the same receiver; contains no secret. */
  readonly id: string;
  /** For the operator's log, e.g. "e-mail address 2". */
  readonly name: string;
  /** Throws NoticeFailure. */
  send(notice: OrderNotice, signal: AbortSignal): Promise<void>;
  /** Sends a notice about no order. Throws NoticeFailure. */
  test(signal: AbortSignal): Promise<void>;
}

interface FailureOptions {
  readonly isAway?: boolean;
  readonly retryAfterMs?: number | null;
}

/** The message is plain text for the operator's log, without addresses and secrets. */
export class NoticeFailure extends Error {
  /** Whether the next notice would fail too. */
  readonly isAway: boolean;
  /** Wait that the receiver requested; null: none. */
  readonly retryAfterMs: number | null;

  constructor(message: string, { isAway = false, retryAfterMs = null }: FailureOptions = {}) {
    super(message);
    this.isAway = isAway;
    this.retryAfterMs = retryAfterMs;
  }
}
