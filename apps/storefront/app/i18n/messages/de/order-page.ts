import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Verpackt",
  "orders.carried.handed-over": "Geliefert",
  "orders.now.delivered": "Die Bestellung ist geliefert. Guten Appetit",
  "orders.waitUntil": "Wir halten die Bestellung bis {time}. Ohne Zahlung wird sie storniert",
  "orders.timeCame": "Die Zeit dieser Bestellung ist vorbei, sie kann nicht mehr bezahlt werden",
  "orders.declinedTitle": "Zahlung fehlgeschlagen",
  "orders.declinedText":
    "Es wurde nichts abgebucht. Wir halten die Bestellung bis {time}: Versuchen Sie es erneut oder zahlen Sie anders",
  "orders.payAgain": "Erneut versuchen, {price}",
  "orders.payOffline":
    "Keine Verbindung, die Zahlungsseite lässt sich nicht öffnen. Versuchen Sie es später noch einmal",
  "orders.otherWays": "Anders bezahlen",
  "orders.methodTaken": "Bestellung angenommen, Zahlung bei Erhalt",
  "orders.methodFailed": "Die Zahlungsart lässt sich nicht mehr ändern: Die Bestellung ist bezahlt oder storniert",
  "orders.methodOffline": "Keine Verbindung, die Zahlungsart ist unverändert. Bitte erneut versuchen",
  "orders.waitingTitle": "Bestellung {number} wartet auf Zahlung",
  "orders.open": "Bestellung öffnen",
  "moneyBack.due": "Wir erstatten {price} bis {day} auf Ihre Karte",
  "moneyBack.duePoints": "Wir erstatten {price} bis {day} auf Ihre Karte und {points} sofort",
  "moneyBack.done": "{price} sind auf Ihre Karte erstattet, die Bank bucht bis {day}",
  "moneyBack.points": "Sofort gutgeschrieben: {points}",
  "promise.delivery": "Wir liefern bis {time}",
  "promise.pickup": "Fertig bis {time}",
  "promise.express": "Express: Lieferung bis {time}, in {minutes} Min.",
  "promise.late": "{was} schaffen wir nicht. Neue Zeit: {time}. Möchten Sie warten?",
  "promise.keep": "Ich warte",
  "promise.kept": "Danke fürs Warten",
  "orders.unsent": "Ihre Antwort wurde nicht gesendet. Prüfen Sie die Verbindung",
};
