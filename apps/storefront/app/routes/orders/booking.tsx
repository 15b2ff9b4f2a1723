import type { RequestView } from "@skatert/contract";
import { BookingPage } from "../../features/requests/booking-page.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import { useLoaderData } from "../../routing/hooks.ts";

/** A booking or request, opened by its link. */
export function Component() {
  const request = useLoaderData<RequestView>();
  return <BookingPage key={request.id} request={request} />;
}

export function head({ data: { number, booking }, i18n, shop }: HeadArgs<RequestView>): Head {
  const title = i18n.t(booking === null ? "booking.isRequest" : "booking.number", { number });
  return { title: `${title} | ${shop.name}`, noIndex: true };
}
