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
import { pt } from "./pt.ts";
import { type Messages, ru } from "./ru.ts";
import { tr } from "./tr.ts";
import { tt } from "./tt.ts";
import { uz } from "./uz.ts";
import { vi } from "./vi.ts";
import { zhCN } from "./zh-cn.ts";

/** What the interface says in each language. All of it at once: only for builds and tests. */
export const messagesByLanguage: Readonly<Record<LanguageCode, Messages>> = {
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
  "zh-CN": zhCN,
  kk,
  hi,
  tr,
  tt,
  az,
  uz,
};
