import type { LanguageCode } from "@skatert/contract";
import ru from "../../../messages/ru.json" with { type: "json" };
import type { Messages } from "./message-key.ts";

type MessagesModule = { readonly default: Messages };

/** One file per language, because visitors use one or two of them. A missing key is a type error. */
const files: Readonly<Record<LanguageCode, () => Promise<MessagesModule>>> = {
  ru: async () => ({ default: ru }),
  be: () => import("../../../messages/be.json", { with: { type: "json" } }),
  en: () => import("../../../messages/en.json", { with: { type: "json" } }),
  de: () => import("../../../messages/de.json", { with: { type: "json" } }),
  fr: () => import("../../../messages/fr.json", { with: { type: "json" } }),
  pt: () => import("../../../messages/pt.json", { with: { type: "json" } }),
  es: () => import("../../../messages/es.json", { with: { type: "json" } }),
  it: () => import("../../../messages/it.json", { with: { type: "json" } }),
  hy: () => import("../../../messages/hy.json", { with: { type: "json" } }),
  vi: () => import("../../../messages/vi.json", { with: { type: "json" } }),
  id: () => import("../../../messages/id.json", { with: { type: "json" } }),
  "zh-CN": () => import("../../../messages/zh-CN.json", { with: { type: "json" } }),
  kk: () => import("../../../messages/kk.json", { with: { type: "json" } }),
  hi: () => import("../../../messages/hi.json", { with: { type: "json" } }),
  tr: () => import("../../../messages/tr.json", { with: { type: "json" } }),
  tt: () => import("../../../messages/tt.json", { with: { type: "json" } }),
  az: () => import("../../../messages/az.json", { with: { type: "json" } }),
  uz: () => import("../../../messages/uz.json", { with: { type: "json" } }),
};

/** The texts of a language's file. Rejects if the file cannot be read. */
export async function loadMessages(language: LanguageCode): Promise<Messages> {
  return (await files[language]()).default;
}
