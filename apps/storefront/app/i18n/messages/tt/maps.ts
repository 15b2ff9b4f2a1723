import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Яндекс.Карталарны йөкләп булмады",
  "place.writeAddress": "Урамны һәм йортны языгыз",
  "place.putPoint": "Картада нокта куегыз яки зонаны сайлагыз: китерү бәясен шулай белербез",
  "place.orZone": "Яки китерү зонасын сайлагыз",
  "place.zoneNumber": "{number} нче зона",
  "outside.title": "Башка сайт хезмәтләре",
  "outside.text":
    "Керү санагычлары, чат, тәрҗемә һәм карталар башка сайтлардан килә һәм үз кукиларын саклый ала. Алардан башка да заказ биреп була",
  "outside.yes": "Рөхсәт итү",
  "outside.no": "Кирәкми",
  "outside.saidYes": "Хәзер аларга рөхсәт бирелгән",
  "outside.saidNo": "Хәзер алар сүндерелгән",
};
