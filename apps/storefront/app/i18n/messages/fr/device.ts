import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "Une nouvelle version du site est prête. Votre panier est conservé",
  "device.update.now": "Mettre à jour",
  "device.update.later": "Plus tard",
  "device.install": "Installer l’application",
  "device.install.text": "Le menu s’ouvre depuis l’écran d’accueil, même sans connexion",
  "device.video.play": "Voir la vidéo",
  "device.arrows": "Les flèches passent d’un plat ou d’une rubrique à l’autre, Tab continue dans la page",
  "device.order.title": "Commande non envoyée : pas de connexion",
  "device.order.offline": "Le panier et vos données sont conservés. Envoyez la commande dès le retour de la connexion",
  "device.order.online": "La connexion est revenue. Le panier et vos données sont toujours là : envoyez la commande",
};
