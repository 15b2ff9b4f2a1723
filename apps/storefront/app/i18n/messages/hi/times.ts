import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown": "रसोई {minutes, plural, one {# मिनट} other {# मिनट}} और ऑर्डर लेगी",
  "times.moved": "{before} तक अब नहीं हो पाएगा। सबसे नज़दीकी समय चुना: {after}",
  "times.lost": "{before} तक अब नहीं हो पाएगा। दूसरा समय चुनें",
  "times.changed": "कुल राशि बदल गई",
  "times.otherTab": "कार्ट दूसरे टैब में बदला गया",
  "times.changedPrice": "{name}: पहले {before}, अब {after}",
};
