import type { InboxReason, LanguageCode, RequestKind, RequestState } from "@skatert/contract";
import type { CustomerId, ProductId } from "@skatert/domain";

/** A request as stored. */
export type StoredRequest = RequestsTables["requests"];

/** Rows of requests, with what the restaurant adds. */
export interface RequestsTables {
  requests: {
    id: number;
    /** Secret of the link that opens the request. */
    request_key: string;
    kind: RequestKind;
    state: RequestState;
    user_id: CustomerId | null;
    name: string;
    /** E.164. */
    phone: string;
    comment: string;
    /** Digest of the sender's network, for the limits. */
    network: string;
    product_id: ProductId | null;
    product_name: string | null;
    restaurant_id: number | null;
    /** JSON of BookedPlace: the hall at booking time. */
    place: string | null;
    seats: number | null;
    starts_at: number | null;
    ends_at: number | null;
    /** See HallTable; null: the hall has no tables, or the booking has none yet. */
    table_number: string | null;
    /** What became of a booking; null: its guests are awaited. */
    visit: "seated" | "no-show" | null;
    /** The guest's language; null: of a request from before it was kept. */
    lang: LanguageCode | null;
    /** Why the restaurant refused the request; null: it did not. */
    refusal_reason: InboxReason | null;
    /** What the guest is told besides the reason, or with the answer. */
    refusal_message: string;
    version: number;
    created_at: number;
    updated_at: number;
  };
}
