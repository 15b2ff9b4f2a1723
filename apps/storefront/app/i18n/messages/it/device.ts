import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "C’è una nuova versione del sito. Il carrello resta",
  "device.update.now": "Aggiorna",
  "device.update.later": "Più tardi",
  "device.install": "Installa l’app",
  "device.install.text": "Il menù si apre dalla schermata Home, anche senza connessione",
  "device.video.play": "Guarda il video",
  "device.arrows": "Le frecce passano da un piatto o una sezione all’altra, Tab prosegue nella pagina",
  "device.order.title": "Ordine non inviato: nessuna connessione",
  "device.order.offline": "Il carrello e i tuoi dati sono salvi. Invia l’ordine quando torna la connessione",
  "device.order.online": "La connessione è tornata. Il carrello e i tuoi dati sono ancora qui: invia l’ordine",
};
