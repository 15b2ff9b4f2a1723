import type { PartOf } from "../part-of.ts";
import type { site as ru } from "../ru/site.ts";

export const site: PartOf<typeof ru> = {
  // The whole site
  "site.skip": "Vai al contenuto",
  "site.home": "Home",
  "site.menu": "Menù",
  "site.close": "Chiudi",
  "site.back": "Indietro",
  "site.retry": "Riprova",
  "site.loading": "Caricamento",
  "site.language": "Lingua",
  "site.theme": "Cambia tema: chiaro o scuro",
  "site.search": "Cerca nel menù",
  "site.contacts": "Contatti",
  "site.information": "Chi siamo",
  "site.hours": "Orari",
  "site.categories": "Sezioni del menù",
  "site.offline": "Nessuna connessione. Il carrello è al sicuro, potrai ordinare più tardi",
  "site.settings": "Impostazioni",
  "site.pageType": "Aspetto del sito",
  "site.burger": "Apri il menu",
  "site.call": "Chiama {phone}",

  // Screens that say something went wrong
  "error.notFound.title": "Pagina non trovata",
  "error.notFound.text": "È stata spostata o c’è un refuso nell’indirizzo. Il menù è sempre al suo posto",
  "error.fatal.title": "La pagina non si è aperta",
  "error.offline.title": "Nessuna connessione",
  "error.offline.text":
    "Questa pagina non si può ancora caricare. Si aprirà da sola quando torna la connessione; ciò che hai già visto è disponibile anche ora",
  "error.fatal.text": "Sappiamo già dell’errore. Ricarica la pagina o riparti dalla home",

  // Where and how the dinner gets to the table
  "place.choose": "Indica l’indirizzo di consegna",
  "place.change": "Cambia",
  "place.delivery": "Consegna",
  "place.pickup": "Ritiro",
  "place.lounge": "Al ristorante",
  "place.minutes": "{minutes} min",
  "place.minimum": "ordine da {amount}",

  // The home page
  "home.stories": "Storie",
  "home.banners": "Offerte",
  "home.story.next": "Storia successiva",
  "home.story.previous": "Storia precedente",
  "home.story.open": "Scopri di più",
  "home.banner.next": "Offerta successiva",
  "home.banner.previous": "Offerta precedente",
  "home.banner.goTo": "Offerta {number}",
  "home.empty": "Il menù arriva presto",

  // The menu
  "menu.all": "Tutto",
  "menu.filters": "Filtri",
  "menu.filters.count": "{count, plural, one {# filtro scelto} many {# di filtri scelti} other {# filtri scelti}}",
  "menu.filters.badges": "Caratteristiche",
  "menu.filters.without": "Senza allergeni",
  "menu.filters.show":
    "{count, plural, =0 {Nessun risultato} one {Mostra # piatto} many {Mostra # di piatti} other {Mostra # piatti}}",
  "menu.filters.reset": "Azzera",
  "menu.sort": "Ordina",
  "menu.sort.default": "Come nel menù",
  "menu.sort.priceAsc": "Prima i più economici",
  "menu.sort.priceDesc": "Prima i più cari",
  "menu.empty": "Nessun piatto corrisponde ai filtri",
  "menu.hidden":
    "{count, plural, one {# piatto con i tuoi allergeni è nascosto} many {# di piatti con i tuoi allergeni sono nascosti} other {# piatti con i tuoi allergeni sono nascosti}}",
  "menu.show": "Mostra",
  "menu.emptyCategory": "Questa sezione è ancora vuota",
  "menu.dishes": "{count, plural, one {# piatto} many {# di piatti} other {# piatti}}",

  // A dish
  "dish.add": "Aggiungi",
  "dish.addNamed": "Aggiungi al carrello: {name}",
  "dish.choose": "Scegli",
  "dish.chooseNamed": "Scegli una variante: {name}",
  "dish.from": "da {price}",
  "dish.perWeight": "per {weight}",
  "dish.soldOut": "Esaurito",
  "dish.hours": "Dalle {from} alle {to}",
  "dish.otherDays": "Oggi non lo prepariamo",
  "dish.next.today": "Oggi alle {time}",
  "dish.next.tomorrow": "Domani alle {time}",
  "dish.next.day": "{day} alle {time}",
  "dish.notHere": "Non in questo ristorante",
  "dish.notSold": "Non in vendita online",
  "dish.composition": "Ingredienti",
  "dish.nutrition": "Valori nutrizionali per 100 g",
  "dish.calories": "Energia, kcal",
  "dish.proteins": "Proteine, g",
  "dish.fats": "Grassi, g",
  "dish.carbohydrates": "Carboidrati, g",
  "dish.allergens": "Allergeni",
  "dish.excluded": "Hai escluso: {names}",
  "dish.variation": "Variante",
  "dish.supplements": "Aggiunte",
  "dish.freeLimit": "{count, plural, one {# aggiunta gratis} many {# di aggiunte gratis} other {# aggiunte gratis}}",
  "dish.freeLeft":
    "{count, plural, =0 {Quelle gratis sono scelte, le altre a pagamento} one {Ancora # gratis} many {Ancora # gratis} other {Ancora # gratis}}",
  "dish.free": "gratis",
  "dish.addFor": "Aggiungi per {price}",
  "dish.quantity": "Quantità",
  "dish.more": "Di più: {name}",
  "dish.fewer": "Di meno: {name}",
  "dish.inCart": "Nel carrello: {count}",
  "dish.byRequest": "Invia una richiesta",
  "dish.byRequestNamed": "Invia una richiesta: {name}",
  "dish.rating": "Voto {average} su 5, {count, plural, one {# voto} many {# di voti} other {# voti}}",
  "dish.reviews": "Recensioni",
  "dish.combo": "Nel menù combinato",
  "dish.oldPrice": "Prezzo precedente",
  "dish.picture": "Foto: {name}",

  // Units
  "unit.gram": "g",
  "unit.kilogram": "kg",
  "unit.milliliter": "ml",
  "unit.liter": "l",
  "unit.piece": "pz",

  // The cart as seen from outside
  "cart.title": "Carrello",
  "cart.open": "Carrello, {count, plural, one {# piatto} many {# di piatti} other {# piatti}}",
  "cart.empty": "Ancora vuoto",
  "cart.emptyText": "Aggiungi piatti dal menù e compariranno qui",
  "cart.added": "Aggiunto al carrello: {name}",

  // Of the account, what every page shows
  "site.callMe": "Richiamatemi",
  "site.signIn": "Accedi",
  "site.mine": "Ordini e preferiti",
  "site.account": "Il mio account",
  "favorites.add": "Aggiungi ai preferiti: {name}",
  "favorites.added": "Aggiunto ai preferiti: {name}",
  "favorites.removed": "Tolto dai preferiti: {name}",

  // content
};
