import type { LanguageCode } from "@skatert/contract";
import { az } from "./az.ts";
import { be } from "./be.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { hi } from "./hi.ts";
import { hy } from "./hy.ts";
import { id } from "./id.ts";
import { it } from "./it.ts";
import { kk } from "./kk.ts";
import type { NoticeWords } from "./notice-words.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { tr } from "./tr.ts";
import { tt } from "./tt.ts";
import { uz } from "./uz.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh-cn.ts";

/** Words of a notice by language (APP-3). */
export const noticeWords: Readonly<Record<LanguageCode, NoticeWords>> = {
  ru,
  be,
  en,
  de,
  fr,
  pt,
  es,
  it,
  hy,
  vi,
  id,
  "zh-CN": zh,
  kk,
  hi,
  tr,
  tt,
  az,
  uz,
};
