import type { LanguageCode } from "@skatert/contract";
import az from "../../messages/az.json" with { type: "json" };
import be from "../../messages/be.json" with { type: "json" };
import de from "../../messages/de.json" with { type: "json" };
import en from "../../messages/en.json" with { type: "json" };
import es from "../../messages/es.json" with { type: "json" };
import fr from "../../messages/fr.json" with { type: "json" };
import hi from "../../messages/hi.json" with { type: "json" };
import hy from "../../messages/hy.json" with { type: "json" };
import id from "../../messages/id.json" with { type: "json" };
import it from "../../messages/it.json" with { type: "json" };
import kk from "../../messages/kk.json" with { type: "json" };
import pt from "../../messages/pt.json" with { type: "json" };
import ru from "../../messages/ru.json" with { type: "json" };
import tr from "../../messages/tr.json" with { type: "json" };
import tt from "../../messages/tt.json" with { type: "json" };
import uz from "../../messages/uz.json" with { type: "json" };
import vi from "../../messages/vi.json" with { type: "json" };
import zhCN from "../../messages/zh-CN.json" with { type: "json" };
import type { MessageArguments } from "./message-arguments.ts";

/** The server's own texts by language (APP-3). A language whose file lacks a key is a type error. */
export const messagesByLanguage: Readonly<Record<LanguageCode, Readonly<Record<keyof MessageArguments, string>>>> = {
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
