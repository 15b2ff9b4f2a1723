import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Preparato",
  "orders.carried.handed-over": "Consegnato a casa",
  "orders.now.delivered": "Ordine consegnato a casa. Buon appetito",
  "orders.waitUntil": "Teniamo l’ordine fino alle {time}. Senza pagamento sarà annullato",
  "orders.timeCame": "L’ora di questo ordine è passata, non si può più pagare",
  "orders.declinedTitle": "Pagamento non riuscito",
  "orders.declinedText": "Nulla è stato addebitato. Teniamo l’ordine fino alle {time}: riprova o paga in altro modo",
  "orders.payAgain": "Riprova, {price}",
  "orders.otherWays": "Paga in altro modo",
  "orders.methodTaken": "Ordine accettato, pagamento alla consegna",
  "orders.methodFailed": "Il metodo di pagamento non si può più cambiare: l’ordine è pagato o annullato",
  "orders.methodOffline": "Sei offline, il metodo di pagamento non è cambiato. Riprova",
  "orders.waitingTitle": "L’ordine {number} attende il pagamento",
  "orders.open": "Apri l’ordine",
  "moneyBack.due": "Rimborsiamo {price} sulla carta entro il {day}",
  "moneyBack.duePoints": "Rimborsiamo {price} sulla carta entro il {day} e {points} subito",
  "moneyBack.done": "Abbiamo rimborsato {price} sulla carta, la banca accredita entro il {day}",
  "moneyBack.points": "Restituiti subito: {points}",
  "orders.unsent": "La risposta non è partita. Controlla la connessione",
};
