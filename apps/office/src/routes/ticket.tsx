import { useParams } from "react-router";
import { TicketScreen } from "../features/tickets/ticket-screen.tsx";

/** `/ticket/{id}?for=kitchen|courier|guest&paper=58|80`: an order's ticket. */
export function Ticket() {
  const { id } = useParams();
  return <TicketScreen orderId={Number(id)} />;
}
