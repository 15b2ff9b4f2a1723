import type { LanguageCode, ShopSettings } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import type { Orders } from "../orders/service.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { Payments } from "./service.ts";

export interface PaymentRoutesDeps {
  readonly payments: Payments;
  /** The order, if the caller holds its key or placed it; null otherwise. */
  readonly findOwn: (request: FastifyRequest, orderId: OrderId, key: string | null) => Promise<StoredOrder | null>;
  /** Whether the caller has a session. */
  readonly isSignedIn: (request: FastifyRequest) => Promise<boolean>;
  readonly view: Orders["view"];
  readonly settings: (language: LanguageCode) => Promise<ShopSettings>;
  /** See readFontFaces. */
  readonly fontFaces: string;
  readonly publicUrl: URL | null;
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
}
