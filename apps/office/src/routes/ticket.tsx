import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { TicketScreen } from "../features/tickets/ticket-screen.tsx";

const WhyOrder = lazy(async () => ({
  default: (await import("../features/promotions/editor/why/why-order.tsx")).WhyOrder,
}));

/** `/ticket/{id}?for=kitchen|courier|guest&paper=58|80`: an order's ticket, and why it has no discount. */
export function Ticket() {
  const { id } = useParams();
  const orderId = Number(id);
  return (
    <TicketScreen orderId={orderId}>
      <Suspense fallback={null}>
        <WhyOrder orderId={orderId} />
      </Suspense>
    </TicketScreen>
  );
}
