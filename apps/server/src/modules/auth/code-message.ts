import { randomInt } from "node:crypto";
import type { LanguageCode } from "@skatert/contract";

/** Six digits from the operating system's random generator. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** Texts of the message, by language (APP-3); "#" is replaced by the code. */
const texts: Readonly<Record<LanguageCode, string>> = {
  ru: "Код для входа: #. Никому его не сообщайте.",
  be: "Код для ўваходу: #. Нікому яго не паведамляйце.",
  en: "Your sign-in code: #. Do not tell it to anyone.",
  de: "Ihr Anmeldecode: #. Geben Sie ihn niemandem weiter.",
  fr: "Votre code de connexion : #. Ne le communiquez à personne.",
  pt: "Seu código de acesso: #. Não o informe a ninguém.",
  es: "Tu código de acceso: #. No se lo digas a nadie.",
  it: "Il tuo codice di accesso: #. Non comunicarlo a nessuno.",
  hy: "Մուտքի կոդը՝ #։ Ոչ մեկին մի հայտնեք այն։",
  vi: "Mã đăng nhập: #. Không chia sẻ mã này với bất kỳ ai.",
  id: "Kode masuk Anda: #. Jangan beri tahu siapa pun.",
  "zh-CN": "您的登录验证码：#。请勿告诉任何人。",
  kk: "Кіру коды: #. Оны ешкімге айтпаңыз.",
  hi: "आपका साइन-इन कोड: #. इसे किसी को न बताएँ।",
  tr: "Giriş kodunuz: #. Kimseyle paylaşmayın.",
  tt: "Керү коды: #. Аны беркемгә дә әйтмәгез.",
  az: "Giriş kodunuz: #. Onu heç kimə deməyin.",
  uz: "Kirish kodi: #. Uni hech kimga aytmang.",
};

/** The message. The code is its only digits, so that phones offer to fill it in. */
export function codeMessage(code: string, language: LanguageCode): string {
  return texts[language].replace("#", code);
}
