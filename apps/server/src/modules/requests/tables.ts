import type { RequestKind, RequestState } from "@skatert/contract";
import type { CustomerId, ProductId } from "@skatert/domain";

/** A request as stored. */
export type StoredRequest = RequestsTables["requests"];

/** Rows of migration 007 about requests. */
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
    created_at: number;
    updated_at: number;
  };
}
