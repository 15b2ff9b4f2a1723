/** What a gateway needs to know of an order. `total` in minor units. */
export interface PayableOrder {
  readonly id: number;
  readonly key: string;
  readonly total: number;
  readonly phone: string;
  readonly email: string | null;
}

/** An online way to pay. A method of the settings marked online is offered only while a gateway serves it. */
export interface PaymentGateway {
  /** Starts, or finds again, the payment of an order; answers the page where the shopper pays. Throws when it is away. */
  start(order: PayableOrder): Promise<string>;
}

/** By payment method id. */
export type PaymentGateways = Readonly<Record<string, PaymentGateway>>;
