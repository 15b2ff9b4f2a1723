import type { LanguageCode, ShopSettings } from "@skatert/contract";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { NoticeEvent } from "./notice-events.ts";

/** The content of a notice. */
export interface NoticeFacts {
  readonly event: NoticeEvent;
  readonly order: StoredOrder;
  /** In the shop's default language. */
  readonly settings: ShopSettings;
  readonly language: LanguageCode;
  /** Milliseconds; null: nothing is promised. */
  readonly promisedAt: number | null;
  /** Money to refund to the guest, minor units. */
  readonly refund: number;
}
