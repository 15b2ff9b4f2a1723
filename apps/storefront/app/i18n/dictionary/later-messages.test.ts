import { describe, expect, it, vi } from "vitest";
import { createI18n } from "../i18n.ts";
import { languageDictionary } from "./language-dictionary.ts";
import { splitDictionary } from "./split-dictionary.ts";

const { first, later } = splitDictionary(languageDictionary("ru"));

/** A page that has the first file of its language, and a copy of the module for it alone. */
async function page(fetchLater: () => Promise<typeof later>) {
  vi.resetModules();
  const { laterMessages, provideLaterMessages } = await import("./later-messages.ts");
  const i18n = createI18n({ language: "ru", currency: "₽", dictionary: first, overrides: { "auth.code": ["Пароль"] } });
  const fetch = vi.fn(fetchLater);
  provideLaterMessages(async () => i18n.add(await fetch()));
  return { t: i18n.t, laterMessages, fetch };
}

describe("texts that no first page shows", () => {
  it("are fetched once, however many parts wait for them", async () => {
    const { t, laterMessages, fetch } = await page(async () => later);
    expect(t("account.title")).toBe("account.title");
    await Promise.all([laterMessages(), laterMessages()]);
    await laterMessages();
    expect(t("account.title")).not.toBe("account.title");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("keep the shop's own wording", async () => {
    const { t, laterMessages } = await page(async () => later);
    await laterMessages();
    expect(t("auth.code")).toBe("Пароль");
  });

  it("leave the page its first texts when they cannot be fetched, and are fetched by the next part", async () => {
    const failures = [new Error("no connection")];
    const { t, laterMessages, fetch } = await page(async () => {
      const failure = failures.pop();
      if (failure) throw failure;
      return later;
    });
    await expect(laterMessages()).rejects.toThrow("no connection");
    expect(t("site.home")).toBe("На главную");
    await laterMessages();
    expect(t("account.title")).not.toBe("account.title");
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("are there at once on the server, where nothing is fetched", async () => {
    vi.resetModules();
    const { laterMessages } = await import("./later-messages.ts");
    await expect(laterMessages()).resolves.toBeUndefined();
  });
});
