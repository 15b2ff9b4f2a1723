import type { PaymentMethod } from "./types.ts";

/** What is missing for a sale after a publication (EDIT-5). */
export type SaleNote =
  /** Guests agree to terms that they cannot read, because the shop's footer links no offer. */
  | { readonly kind: "no-offer" }
  /** A method of online payment that guests do not see, because the server has no gateway for it. */
  | { readonly kind: "no-gateway"; readonly method: PaymentMethod };

export interface PublishedSale {
  readonly hasOffer: boolean;
  readonly payments: readonly PaymentMethod[];
  /** Ids of the methods with a gateway on this server. */
  readonly gateways: readonly string[];
}

/** What is missing for a sale. Unlike a changed place it is named at each publication of settings until it is there. */
export function saleNotes({ hasOffer, payments, gateways }: PublishedSale): readonly SaleNote[] {
  const unseen = payments.filter(({ id, enabled, online }) => enabled && online && !gateways.includes(id));
  return [
    ...(hasOffer ? [] : [{ kind: "no-offer" as const }]),
    ...unseen.map((method) => ({ kind: "no-gateway" as const, method })),
  ];
}
