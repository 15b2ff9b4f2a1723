import { LANGUAGES } from "@skatert/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type AnyReader, createI18n } from "../i18n.ts";
import { loadMessages } from "../messages/load-messages.ts";
import { validationKeys, validationWords } from "../testing-validation-words.ts";
import { loadDictionary } from "./load-dictionary.ts";

vi.mock(import("../messages/load-messages.ts"), async (original) => {
  const { loadMessages } = await original();
  return { loadMessages: vi.fn(loadMessages) };
});

/** Another copy of the module: a language that was loaded stays loaded. */
async function newLoader(): Promise<typeof loadDictionary> {
  vi.resetModules();
  return (await import("./load-dictionary.ts")).loadDictionary;
}

beforeEach(() => {
  vi.mocked(loadMessages).mockClear();
});

describe("the server's dictionary of a language", () => {
  it.each(LANGUAGES)("APP-3 says the messages of VALID-1 in %s", async (language) => {
    const { t }: AnyReader = createI18n({ language, currency: "₽", dictionary: await loadDictionary(language) });
    const said = validationKeys.map((key) => t(key, { price: "{price}" }));
    expect(said).toEqual(validationWords[language]);
  });

  it.each([
    ["ru", "1,5", "3 блюда"],
    ["en", "1.5", "3 dishes"],
    ["be", "1,5", "3 стравы"],
  ] as const)("APP-3 writes figures and plural forms as %s does", async (language, figure, dishes) => {
    const i18n = createI18n({ language, currency: "₽", dictionary: await loadDictionary(language) });
    expect(i18n.formatNumber(1.5)).toBe(figure);
    expect(i18n.t("menu.dishes", { count: 3 })).toBe(dishes);
  });

  it("reads a language's file once for all pages that ask at a time", async () => {
    const load = await newLoader();
    const [one, two] = await Promise.all([load("de"), load("de")]);
    expect(two).toBe(one);
    expect(await load("de")).toBe(one);
    expect(loadMessages).toHaveBeenCalledTimes(1);
  });

  it("APP-3 says in Russian what the file leaves empty", async () => {
    const whole = await loadMessages("de");
    vi.mocked(loadMessages).mockResolvedValueOnce({ ...whole, "cart.clear": "", "cart.keep": " " });
    const { t } = createI18n({ language: "de", currency: "₽", dictionary: await (await newLoader())("de") });
    expect([t("cart.clear"), t("cart.keep")]).toEqual(["Очистить", "Оставить"]);
    expect(t("cart.clearConfirm")).toBe(whole["cart.clearConfirm"]);
  });

  it("reads the file again after a failure", async () => {
    const load = await newLoader();
    vi.mocked(loadMessages).mockRejectedValueOnce(new Error("too many open files"));
    await expect(load("fr")).rejects.toThrow("too many open files");
    const { t } = createI18n({ language: "fr", currency: "₽", dictionary: await load("fr") });
    expect(t("cart.clear")).toBe("Vider");
  });
});
