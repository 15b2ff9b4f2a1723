import { useLoaderData, useParams } from "react-router";
import { TicketScreen } from "../features/tickets/ticket-screen.tsx";
import { MeProvider } from "../platform/session/me-context.tsx";
import type { loadMe } from "./frame.tsx";

/** `/ticket/{id}?for=kitchen|courier|guest&paper=58|80`: an order as it is printed, outside of the office's frame. */
export function Ticket() {
  const me = useLoaderData<typeof loadMe>();
  const { id } = useParams();
  return (
    <MeProvider me={me}>
      <TicketScreen orderId={Number(id)} />
    </MeProvider>
  );
}
