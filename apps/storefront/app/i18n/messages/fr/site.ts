import type { PartOf } from "../part-of.ts";
import type { site as ru } from "../ru/site.ts";

export const site: PartOf<typeof ru> = {
  // The whole site
  "site.skip": "Aller au contenu",
  "site.home": "Accueil",
  "site.menu": "Menu",
  "site.close": "Fermer",
  "site.back": "Retour",
  "site.retry": "Réessayer",
  "site.loading": "Chargement",
  "site.language": "Langue",
  "site.theme": "Changer de thème : clair ou sombre",
  "site.search": "Chercher dans le menu",
  "site.contacts": "Contacts",
  "site.information": "À propos",
  "site.hours": "Horaires",
  "site.categories": "Rubriques du menu",
  "site.offline": "Pas de connexion. Votre panier est conservé, vous pourrez commander plus tard",
  "site.settings": "Réglages",
  "site.pageType": "Aspect du site",
  "site.burger": "Ouvrir le menu",
  "site.call": "Appeler le {phone}",

  // Screens that say something went wrong
  "error.notFound.title": "Page introuvable",
  "error.notFound.text": "Elle a été déplacée, ou l’adresse contient une faute. Le menu, lui, n’a pas bougé",
  "error.fatal.title": "La page ne s’est pas ouverte",
  "error.offline.title": "Pas de connexion",
  "error.offline.text":
    "Cette page ne peut pas encore être chargée. Elle s’ouvrira d’elle-même au retour de la connexion ; ce que vous avez déjà vu reste disponible",
  "error.fatal.text": "Nous sommes au courant du problème. Rechargez la page ou repartez de l’accueil",

  // Where and how the dinner gets to the table
  "place.choose": "Indiquez l’adresse de livraison",
  "place.change": "Modifier",
  "place.delivery": "Livraison",
  "place.pickup": "À emporter",
  "place.lounge": "Au restaurant",
  "place.minutes": "{minutes} min",
  "place.minimum": "commande dès {amount}",

  // The home page
  "home.stories": "Stories",
  "home.banners": "Offres",
  "home.story.next": "Story suivante",
  "home.story.previous": "Story précédente",
  "home.story.open": "En savoir plus",
  "home.banner.next": "Offre suivante",
  "home.banner.previous": "Offre précédente",
  "home.banner.goTo": "Offre {number}",
  "home.empty": "Le menu arrive bientôt",

  // The menu
  "menu.all": "Tout",
  "menu.filters": "Filtres",
  "menu.filters.count": "{count, plural, one {# filtre choisi} many {# de filtres choisis} other {# filtres choisis}}",
  "menu.filters.badges": "Particularités",
  "menu.filters.without": "Sans allergènes",
  "menu.filters.show":
    "{count, plural, =0 {Aucun résultat} one {Voir # plat} many {Voir # de plats} other {Voir # plats}}",
  "menu.filters.reset": "Réinitialiser",
  "menu.sort": "Trier par",
  "menu.sort.default": "Ordre du menu",
  "menu.sort.priceAsc": "Prix croissant",
  "menu.sort.priceDesc": "Prix décroissant",
  "menu.empty": "Aucun plat ne correspond à ces filtres",
  "menu.hidden":
    "{count, plural, one {# plat avec vos allergènes est masqué} many {# de plats avec vos allergènes sont masqués} other {# plats avec vos allergènes sont masqués}}",
  "menu.show": "Afficher",
  "menu.emptyCategory": "Cette rubrique est encore vide",
  "menu.dishes": "{count, plural, one {# plat} many {# de plats} other {# plats}}",

  // A dish
  "dish.add": "Ajouter",
  "dish.addNamed": "Ajouter au panier : {name}",
  "dish.choose": "Choisir",
  "dish.chooseNamed": "Choisir une version : {name}",
  "dish.from": "dès {price}",
  "dish.perWeight": "pour {weight}",
  "dish.soldOut": "Épuisé",
  "dish.hours": "De {from} à {to}",
  "dish.otherDays": "Pas servi aujourd’hui",
  "dish.next.today": "Aujourd’hui à {time}",
  "dish.next.tomorrow": "Demain à {time}",
  "dish.next.day": "{day} à {time}",
  "dish.notHere": "Indisponible dans ce restaurant",
  "dish.notSold": "Non vendu en ligne",
  "dish.composition": "Ingrédients",
  "dish.nutrition": "Valeurs nutritionnelles pour 100 g",
  "dish.calories": "Énergie, kcal",
  "dish.proteins": "Protéines, g",
  "dish.fats": "Lipides, g",
  "dish.carbohydrates": "Glucides, g",
  "dish.allergens": "Allergènes",
  "dish.excluded": "Vous avez exclu : {names}",
  "dish.variation": "Version",
  "dish.supplements": "Suppléments",
  "dish.freeLimit":
    "{count, plural, one {# supplément offert} many {# de suppléments offerts} other {# suppléments offerts}}",
  "dish.freeLeft":
    "{count, plural, =0 {Suppléments offerts choisis, les autres sont payants} one {Encore # offert} many {Encore # d’offerts} other {Encore # offerts}}",
  "dish.free": "offert",
  "dish.addFor": "Ajouter pour {price}",
  "dish.quantity": "Quantité",
  "dish.more": "Plus : {name}",
  "dish.fewer": "Moins : {name}",
  "dish.inCart": "Dans le panier : {count}",
  "dish.byRequest": "Envoyer une demande",
  "dish.byRequestNamed": "Envoyer une demande : {name}",
  "dish.rating": "Note {average} sur 5, {count, plural, one {# avis} many {# d’avis} other {# avis}}",
  "dish.reviews": "Avis",
  "dish.combo": "Dans la formule",
  "dish.oldPrice": "Ancien prix",
  "dish.picture": "Photo : {name}",

  // Units
  "unit.gram": "g",
  "unit.kilogram": "kg",
  "unit.milliliter": "ml",
  "unit.liter": "l",
  "unit.piece": "pce",

  // The cart as seen from outside
  "cart.title": "Panier",
  "cart.open": "Panier, {count, plural, one {# plat} many {# de plats} other {# plats}}",
  "cart.empty": "Encore vide",
  "cart.emptyText": "Ajoutez des plats du menu, ils apparaîtront ici",
  "cart.added": "Ajouté au panier : {name}",

  // Of the account, what every page shows
  "site.callMe": "Rappelez-moi",
  "site.signIn": "Se connecter",
  "site.mine": "Commandes et favoris",
  "site.account": "Mon compte",
  "favorites.add": "Ajouter aux favoris : {name}",
  "favorites.added": "Ajouté aux favoris : {name}",
  "favorites.removed": "Retiré des favoris : {name}",

  // content
};
