export interface PushTables {
  /** A subscribed device. */
  push_subscriptions: {
    id: string;
    /** "user:5": all orders of a user; "order:12": only that order, for a guest. */
    owner: string;
    /** Address at the browser vendor's push service. */
    endpoint: string;
    /** The browser's keys, base64url. */
    p256dh: string;
    auth: string;
    /** Digest of the session: the subscription ends with the session. Null for a guest. */
    session: string | null;
    language: string;
    created_at: number;
  };
}
