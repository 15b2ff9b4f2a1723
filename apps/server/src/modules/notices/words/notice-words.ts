/** Words of a notice to the restaurant; the labels are those of the shop's own pages. */
export interface NoticeWords {
  /** Titles, with {order}: the order's number. */
  readonly created: string;
  readonly awaiting: string;
  readonly nowPaid: string;
  readonly nowOnReceipt: string;
  readonly cancelled: string;
  readonly cancelledByGuest: string;
  readonly paidTwice: string;
  readonly refund: string;
  readonly unconfirmed: string;
  /** With {time}. */
  readonly promised: string;
  /** With {count}. */
  readonly more: string;
  readonly express: string;
  readonly seats: string;
  readonly apartment: string;
  readonly entrance: string;
  readonly floor: string;
  readonly intercom: string;
  readonly total: string;
  readonly soonest: string;
  readonly people: string;
  readonly comment: string;
  readonly paid: string;
  /** With {price}. */
  readonly changeFrom: string;
}
