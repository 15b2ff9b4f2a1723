import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Preparado",
  "orders.carried.handed-over": "Entregado en casa",
  "orders.now.delivered": "Pedido entregado en casa. ¡Buen provecho!",
  "orders.waitUntil": "Guardamos el pedido hasta las {time}. Si no se paga, se cancela",
  "orders.timeCame": "La hora de este pedido ha pasado, ya no se puede pagar",
  "orders.declinedTitle": "El pago no se realizó",
  "orders.declinedText":
    "No se cobró nada. Guardamos el pedido hasta las {time}: inténtalo otra vez o paga de otra forma",
  "orders.payAgain": "Intentar otra vez, {price}",
  "orders.payOffline": "Sin conexión, la página de pago no se abre. Inténtalo cuando vuelva la conexión",
  "orders.otherWays": "Pagar de otra forma",
  "orders.methodTaken": "Pedido aceptado, pago al recibirlo",
  "orders.methodFailed": "La forma de pago ya no se puede cambiar: el pedido está pagado o cancelado",
  "orders.methodOffline": "Sin conexión, la forma de pago no cambió. Inténtalo otra vez",
  "orders.waitingTitle": "El pedido {number} espera el pago",
  "orders.open": "Abrir el pedido",
  "moneyBack.due": "Devolveremos {price} a tu tarjeta antes del {day}",
  "moneyBack.duePoints": "Devolveremos {price} a tu tarjeta antes del {day} y {points} al momento",
  "moneyBack.done": "Devolvimos {price} a tu tarjeta, el banco lo abona antes del {day}",
  "moneyBack.points": "Devuelto al momento: {points}",
  "promise.delivery": "Lo llevamos antes de las {time}",
  "promise.pickup": "Listo a las {time}",
  "promise.express": "Exprés: lo llevamos antes de las {time}, en {minutes} min",
  "promise.late": "No llegamos a las {was}. Nueva hora: {time}. ¿Esperas?",
  "promise.keep": "Espero",
  "promise.kept": "Gracias por esperar",
  "orders.unsent": "Tu respuesta no se envió. Comprueba la conexión",
};
