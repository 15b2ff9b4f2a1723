import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Embalado",
  "orders.carried.handed-over": "Entregue em casa",
  "orders.now.delivered": "Pedido entregue em casa. Bom apetite",
  "orders.waitUntil": "Guardamos o pedido até {time}. Sem pagamento, ele será cancelado",
  "orders.timeCame": "O horário deste pedido passou, não é mais possível pagar",
  "orders.declinedTitle": "O pagamento não passou",
  "orders.declinedText": "Nada foi cobrado. Guardamos o pedido até {time}: tente de novo ou pague de outra forma",
  "orders.payAgain": "Tentar de novo, {price}",
  "orders.otherWays": "Pagar de outra forma",
  "orders.methodTaken": "Pedido aceito, pagamento na entrega",
  "orders.methodFailed": "A forma de pagamento não pode mais mudar: o pedido está pago ou cancelado",
  "orders.methodOffline": "Sem conexão, a forma de pagamento não mudou. Tente de novo",
  "orders.waitingTitle": "O pedido {number} aguarda pagamento",
  "orders.open": "Abrir o pedido",
  "moneyBack.due": "Devolvemos {price} no cartão até {day}",
  "moneyBack.duePoints": "Devolvemos {price} no cartão até {day} e {points} na hora",
  "moneyBack.done": "Devolvemos {price} no cartão, o banco credita até {day}",
  "moneyBack.points": "Devolvido na hora: {points}",
  "orders.unsent": "Sua resposta não foi enviada. Verifique a conexão",
};
