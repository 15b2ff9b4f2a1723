import type { BranchId, StaffRight } from "@skatert/domain";
import type { RunningShop } from "../shops/start-shop.ts";

/** The condition of a call besides a right: none, any staff session, or the right in some place. */
type Needs =
  | { readonly needs: "nothing" }
  | {
      readonly needs: "session";
      /** Whether a session by PIN is not enough. */
      readonly notByPin?: true;
    }
  | {
      readonly needs: StaffRight;
      /**
       * `branch`: the request names a branch. `object`: it names one object, which is not found in a foreign branch.
       * `somewhere`: any branch is enough. `everywhere`: every branch is needed.
       */
      readonly in: "branch" | "object" | "somewhere" | "everywhere";
      /** The right that lets the caller find the object. Default: `needs`. */
      readonly foundWith?: StaffRight;
    };

/** A call of the office with a request that its schema accepts. */
export type OfficeCall = Needs & {
  /** Method and path as registered. */
  readonly call: string;
  /** Called for each request, so that an object that one request ends exists for the next. */
  readonly request: (at: { readonly shop: RunningShop; readonly branch: BranchId }) => Promise<OfficeRequest>;
};

export interface OfficeRequest {
  /** Default: the path as registered. */
  readonly url?: string;
  readonly payload?: object;
  /** In addition to those of the caller. */
  readonly headers?: Readonly<Record<string, string>>;
}

export const plain = async (): Promise<OfficeRequest> => ({});

export function sending(payload: object): OfficeCall["request"] {
  return async () => ({ payload });
}
