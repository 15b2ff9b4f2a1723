export interface RepeatsTables {
  /** Calls that were answered under an `Idempotency-Key`, once for each caller, call and key. */
  repeated_calls: {
    caller: string;
    /** Method and path. */
    call: string;
    call_key: string;
    /** Digest of what was sent. */
    digest: string;
    /** JSON of what the call did; null only inside the transaction that makes it. */
    answer: string | null;
    /** From then on the key is free again. */
    ends_at: number;
  };
}
