/** Words of written addresses in Russian, Belarusian, Kazakh and English, with the abbreviations of OpenStreetMap. */

export type Detail = "apartment" | "entrance" | "floor" | "intercom";

/** OpenStreetMap writes "вл12", couriers "двлд 12": an estate without a house number of its own. */
const estates = ["владение", "влад", "вл", "влд", "двлд", "домовладение"];

/** Words for a kind of street and words that do not distinguish streets. The latter map to "". */
export const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    street: ["улица", "ул", "вуліца", "вул", "көшесі", "көше", "көш", "street", "st", "str"],
    avenue: ["проспект", "пр", "просп", "прт", "пркт", "праспект", "прасп", "даңғылы", "даңғыл", "avenue", "ave"],
    lane: ["переулок", "пер", "завулак", "зав", "тұйық", "lane", "ln"],
    embankment: ["набережная", "наб", "набярэжная", "жағалауы", "embankment", "emb"],
    boulevard: ["бульвар", "бр", "бул", "бульвары", "boulevard", "blvd"],
    drive: ["проезд", "прд", "праезд", "drive", "dr"],
    road: ["дорога", "дор", "road", "rd"],
    highway: ["шоссе", "ш", "тас", "highway", "hwy"],
    square: ["площадь", "пл", "плошча", "алаңы", "square", "sq"],
    alley: ["аллея", "алея", "ал"],
    district: ["микрорайон", "мкр", "мкрн", "мікрараён", "шағын", "ауданы", "ықшамаудан"],
    bridge: ["мост", "bridge"],
    // A number after "владение" or "үй" is the house itself, as after "дом".
    "": ["город", "г", "горад", "қаласы", "қ", "дом", "д", "үй", "house", "no", "№", ...estates],
  }).flatMap(([kind, words]) => words.map((word) => [word, kind] as const)),
);

/** Words for a door's part. */
export const details: ReadonlyMap<string, Detail> = new Map<string, Detail>(
  Object.entries({
    apartment: [
      ...["квартира", "кварт", "кв", "офис", "оф", "апартаменты", "апарт", "ап", "помещение", "пом", "комната", "ком"],
      ...["кватэра", "пәтер", "пат", "кеңсе", "apartment", "apt", "flat", "office"],
    ],
    entrance: [
      ...["подъезд", "подьезд", "подезд", "под", "пд", "п", "парадная", "парадное", "пар"],
      ...["падезд", "пад", "кіреберіс", "entrance", "ent"],
    ],
    floor: ["этаж", "эт", "паверх", "пав", "қабат", "floor", "fl"],
    intercom: ["домофон", "дмф", "код", "дамафон", "intercom", "code"],
  } as const satisfies Record<Detail, readonly string[]>).flatMap(([detail, words]) =>
    words.map((word) => [word, detail as Detail] as const),
  ),
);

/** Words that join a building to its house: "14 корп 2" is "14к2". A letter ("литера Б") joins without a word. */
export const buildings: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    к: ["корпус", "корп", "кор", "крп", "к", "корпусы", "building", "bldg"],
    с: ["строение", "строен", "стр", "ст", "с", "будынак", "буд", "құрылыс"],
    соор: ["сооружение", "сооруж", "соор"],
    блок: ["блок", "бл"],
    секция: ["секция", "секц", "сек"],
    "": ["литера", "литер", "лит", "літара", "літ", "әріп"],
  }).flatMap(([mark, words]) => words.map((word) => [word, mark] as const)),
);
