import type { PartOf } from "../part-of.ts";
import type { site as ru } from "../ru/site.ts";

export const site: PartOf<typeof ru> = {
  // The whole site
  "site.skip": "Zum Inhalt",
  "site.home": "Startseite",
  "site.menu": "Speisekarte",
  "site.close": "Schließen",
  "site.back": "Zurück",
  "site.retry": "Erneut versuchen",
  "site.loading": "Wird geladen",
  "site.language": "Sprache",
  "site.theme": "Farbschema wechseln: hell oder dunkel",
  "site.search": "Speisekarte durchsuchen",
  "site.contacts": "Kontakt",
  "site.information": "Über uns",
  "site.hours": "Öffnungszeiten",
  "site.categories": "Bereiche der Speisekarte",
  "site.offline": "Keine Verbindung. Ihr Warenkorb bleibt erhalten, bestellen können Sie später",
  "site.settings": "Einstellungen",
  "site.pageType": "Aussehen der Seite",
  "site.burger": "Menü öffnen",
  "site.call": "{phone} anrufen",

  // Screens that say something went wrong
  "error.notFound.title": "Seite nicht gefunden",
  "error.notFound.text": "Sie ist umgezogen, oder in der Adresse steckt ein Tippfehler. Die Speisekarte ist noch da",
  "error.fatal.title": "Die Seite ließ sich nicht öffnen",
  "error.offline.title": "Keine Verbindung",
  "error.offline.text":
    "Diese Seite lässt sich noch nicht laden. Sie öffnet sich von selbst, sobald die Verbindung wieder da ist; was Sie schon gesehen haben, ist auch jetzt verfügbar",
  "error.fatal.text": "Wir wissen schon von dem Fehler. Laden Sie die Seite neu oder beginnen Sie auf der Startseite",

  // Where and how the dinner gets to the table
  "place.choose": "Lieferadresse angeben",
  "place.change": "Ändern",
  "place.delivery": "Lieferung",
  "place.pickup": "Abholung",
  "place.lounge": "Im Restaurant",
  "place.minutes": "{minutes} Min.",
  "place.minimum": "Bestellung ab {amount}",

  // The home page
  "home.stories": "Storys",
  "home.banners": "Angebote",
  "home.story.next": "Nächste Story",
  "home.story.previous": "Vorherige Story",
  "home.story.open": "Mehr",
  "home.banner.next": "Nächstes Angebot",
  "home.banner.previous": "Vorheriges Angebot",
  "home.banner.goTo": "Angebot {number}",
  "home.empty": "Die Speisekarte kommt bald",

  // The menu
  "menu.all": "Alle",
  "menu.filters": "Filter",
  "menu.filters.count": "{count, plural, one {# Filter gewählt} other {# Filter gewählt}}",
  "menu.filters.badges": "Besonderheiten",
  "menu.filters.without": "Ohne Allergene",
  "menu.filters.show": "{count, plural, =0 {Nichts passt} one {# Gericht zeigen} other {# Gerichte zeigen}}",
  "menu.filters.reset": "Zurücksetzen",
  "menu.sort": "Sortierung",
  "menu.sort.default": "Wie auf der Karte",
  "menu.sort.priceAsc": "Günstigste zuerst",
  "menu.sort.priceDesc": "Teuerste zuerst",
  "menu.empty": "Zu diesen Filtern passt nichts",
  "menu.hidden":
    "{count, plural, one {# Gericht mit Ihren Allergenen ist ausgeblendet} other {# Gerichte mit Ihren Allergenen sind ausgeblendet}}",
  "menu.show": "Anzeigen",
  "menu.emptyCategory": "Dieser Bereich ist noch leer",
  "menu.dishes": "{count, plural, one {# Gericht} other {# Gerichte}}",

  // A dish
  "dish.add": "Hinzufügen",
  "dish.addNamed": "In den Warenkorb: {name}",
  "dish.choose": "Wählen",
  "dish.chooseNamed": "Variante wählen: {name}",
  "dish.from": "ab {price}",
  "dish.perWeight": "pro {weight}",
  "dish.soldOut": "Ausverkauft",
  "dish.hours": "Von {from} bis {to}",
  "dish.otherDays": "Heute nicht im Angebot",
  "dish.next.today": "Heute um {time}",
  "dish.next.tomorrow": "Morgen um {time}",
  "dish.next.day": "{day} um {time}",
  "dish.notHere": "Nicht in diesem Restaurant",
  "dish.notSold": "Nicht online bestellbar",
  "dish.composition": "Zutaten",
  "dish.nutrition": "Nährwerte pro 100 g",
  "dish.calories": "Brennwert, kcal",
  "dish.proteins": "Eiweiß, g",
  "dish.fats": "Fett, g",
  "dish.carbohydrates": "Kohlenhydrate, g",
  "dish.allergens": "Allergene",
  "dish.variation": "Variante",
  "dish.supplements": "Extras",
  "dish.freeLimit": "{count, plural, one {# Extra gratis} other {# Extras gratis}}",
  "dish.freeLeft":
    "{count, plural, =0 {Gratis-Extras gewählt, weitere kosten extra} one {Noch # gratis} other {Noch # gratis}}",
  "dish.free": "gratis",
  "dish.addFor": "Für {price} hinzufügen",
  "dish.quantity": "Menge",
  "dish.more": "Mehr: {name}",
  "dish.fewer": "Weniger: {name}",
  "dish.inCart": "Im Warenkorb: {count}",
  "dish.byRequest": "Anfragen",
  "dish.byRequestNamed": "Anfragen: {name}",
  "dish.rating": "Bewertet mit {average} von 5, {count, plural, one {# Stimme} other {# Stimmen}}",
  "dish.reviews": "Bewertungen",
  "dish.combo": "Im Menü enthalten",
  "dish.oldPrice": "Früherer Preis",
  "dish.picture": "Foto: {name}",

  // Units
  "unit.gram": "g",
  "unit.kilogram": "kg",
  "unit.milliliter": "ml",
  "unit.liter": "l",
  "unit.piece": "St.",

  // The cart as seen from outside
  "cart.title": "Warenkorb",
  "cart.open": "Warenkorb, {count, plural, one {# Gericht} other {# Gerichte}}",
  "cart.empty": "Noch leer",
  "cart.emptyText": "Wählen Sie Gerichte aus der Karte, dann erscheinen sie hier",
  "cart.added": "In den Warenkorb gelegt: {name}",

  // Of the account, what every page shows
  "site.callMe": "Rückruf anfordern",
  "site.signIn": "Anmelden",
  "site.mine": "Bestellungen und Favoriten",
  "site.account": "Mein Konto",
  "favorites.add": "{name} zu den Favoriten hinzufügen",
  "favorites.added": "Zu den Favoriten hinzugefügt: {name}",
  "favorites.removed": "Aus den Favoriten entfernt: {name}",

  // content
};
