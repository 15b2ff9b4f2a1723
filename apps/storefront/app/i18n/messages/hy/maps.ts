import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Չհաջողվեց բեռնել Յանդեքս քարտեզները",
  "place.writeAddress": "Գրեք փողոցը և տունը",
  "place.putPoint": "Նշեք կետը քարտեզում կամ ընտրեք գոտին, որ իմանանք առաքման գինը",
  "place.orZone": "Կամ ընտրեք առաքման գոտին",
  "place.zoneNumber": "Գոտի {number}",
  "outside.title": "Այլ կայքերի ծառայություններ",
  "outside.text":
    "Այցելությունների հաշվիչները, զրուցարանը, թարգմանությունը և քարտեզները գալիս են այլ կայքերից և կարող են պահել իրենց քուքիները։ Պատվիրել կարող եք նաև առանց դրանց",
  "outside.yes": "Թույլատրել",
  "outside.no": "Պետք չէ",
  "outside.saidYes": "Հիմա դրանք թույլատրված են",
  "outside.saidNo": "Հիմա դրանք անջատված են",
};
