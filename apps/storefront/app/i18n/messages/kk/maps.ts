import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Яндекс.Карталарды жүктеу мүмкін болмады",
  "place.writeAddress": "Көше мен үйді жазыңыз",
  "place.putPoint": "Картада нүкте қойыңыз немесе аймақты таңдаңыз: жеткізу құнын сонда білеміз",
  "place.orZone": "Немесе жеткізу аймағын таңдаңыз",
  "place.zoneNumber": "{number}-аймақ",
  "outside.title": "Басқа сайттардың қызметтері",
  "outside.text":
    "Кіру санауыштары, чат, аударма және карталар басқа сайттардан келеді және өз куки файлдарын сақтай алады. Оларсыз да тапсырыс беруге болады",
  "outside.yes": "Рұқсат беру",
  "outside.no": "Керек емес",
  "outside.saidYes": "Қазір оларға рұқсат берілген",
  "outside.saidNo": "Қазір олар өшірулі",
};
