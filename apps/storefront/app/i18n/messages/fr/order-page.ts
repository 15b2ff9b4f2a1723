import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Préparée",
  "orders.carried.handed-over": "Livrée",
  "orders.now.delivered": "Commande livrée. Bon appétit",
  "orders.waitUntil": "Nous gardons la commande jusqu’à {time}. Sans paiement, elle sera annulée",
  "orders.timeCame": "L’heure de cette commande est passée, elle ne peut plus être payée",
  "orders.declinedTitle": "Le paiement a échoué",
  "orders.declinedText": "Rien n’a été débité. Nous gardons la commande jusqu’à {time} : réessayez ou payez autrement",
  "orders.payAgain": "Réessayer, {price}",
  "orders.otherWays": "Payer autrement",
  "orders.methodTaken": "Commande acceptée, paiement à la réception",
  "orders.methodFailed": "Le mode de paiement ne peut plus changer : la commande est payée ou annulée",
  "orders.methodOffline": "Hors ligne, le mode de paiement n’a pas changé. Réessayez",
  "orders.waitingTitle": "La commande {number} attend le paiement",
  "orders.open": "Ouvrir la commande",
  "moneyBack.due": "Nous remboursons {price} sur votre carte avant le {day}",
  "moneyBack.duePoints": "Nous remboursons {price} sur votre carte avant le {day} et {points} tout de suite",
  "moneyBack.done": "{price} remboursés sur votre carte, la banque les crédite avant le {day}",
  "moneyBack.points": "Rendus tout de suite : {points}",
  "orders.unsent": "Votre réponse n’est pas partie. Vérifiez la connexion",
};
