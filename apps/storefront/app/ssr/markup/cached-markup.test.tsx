import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import en from "../../../messages/en.json" with { type: "json" };
import ru from "../../../messages/ru.json" with { type: "json" };
import { compileDictionary } from "../../i18n/dictionary/compile.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { I18nProvider, useI18n } from "../../i18n/i18n-context.tsx";
import { type CachedItem, CachedList, CacheMarkupProvider } from "../../ui/lists/cached-list.tsx";
import type { Body } from "../cache/body-parts.ts";
import { cachedMarkup } from "./cached-markup.tsx";

const speaking = (language: "ru" | "en") =>
  createI18n({ language, currency: "₽", dictionary: compileDictionary({ ru, en }[language]) });

const textOf = (body: Body) => body.map(({ bytes }) => bytes.toString()).join("");

const seen = vi.fn();

function Card({ name }: { readonly name: string }) {
  seen(name);
  return (
    <article>
      {useI18n().t("dish.add")} {name}
    </article>
  );
}

const cards = (names: readonly string[], kind = "card"): readonly CachedItem[] =>
  names.map((name) => ({ data: { name }, kind, render: () => <Card key={name} name={name} /> }));

const lists = (first: readonly CachedItem[], second: readonly CachedItem[]) => (
  <main>
    <CachedList items={first} className="a" />
    <p>;</p>
    <CachedList items={second} />
  </main>
);

function markup(i18n: ReturnType<typeof speaking>, page: React.ReactNode): string {
  return textOf(bodyOf(i18n, page));
}

function bodyOf(i18n: ReturnType<typeof speaking>, page: React.ReactNode): Body {
  const { keep, whole } = cachedMarkup(i18n);
  const rendered = renderToString(
    <CacheMarkupProvider keep={keep}>
      <I18nProvider i18n={i18n}>{page}</I18nProvider>
    </CacheMarkupProvider>,
  );
  return whole(rendered);
}

describe("markup of a list that many pages show", () => {
  it("equals what the browser renders, so that hydration changes nothing", () => {
    const i18n = speaking("ru");
    const page = lists(cards(["Борщ", "<Щи>"]), cards(["Уха"]));
    expect(markup(i18n, page)).toBe(renderToString(<I18nProvider i18n={i18n}>{page}</I18nProvider>));
  });

  it("has no preload hints for eager pictures, because hydration would not match", () => {
    const picture = <img key="a" src="/a.webp" srcSet="/a-320.webp 320w" sizes="50vw" alt="" fetchPriority="high" />;
    const html = markup(speaking("ru"), <CachedList items={[{ data: {}, kind: "picture", render: () => picture }]} />);
    expect(html).toMatch(/^<div><img [^>]*><\/div>$/);
  });

  it("is rendered once for pages with the same list, and again for different ones", () => {
    const i18n = speaking("ru");
    markup(i18n, lists(cards(["Борщ"]), cards(["Уха"])));
    seen.mockClear();
    const again = markup(i18n, lists(cards(["Уха", "Борщ"]), cards(["Рассольник"])));
    expect(seen.mock.calls.flat()).toEqual(["Рассольник"]);
    expect(again).toContain("Уха");
    markup(i18n, lists(cards(["Борщ"], "row"), []));
    expect(seen).toHaveBeenLastCalledWith("Борщ");
  });

  const longNames = (names: readonly string[]) => names.map((name) => name.repeat(500));
  const sharedOf = (body: Body) => body.filter(({ isShared }) => isShared).map(({ bytes }) => bytes);

  it("is the same bytes in every page with the same list, and different bytes if one dish differs", () => {
    const i18n = speaking("ru");
    const [list, other] = [cards(longNames(["Борщ", "Уха"])), cards(longNames(["Борщ", "Щи"]))];
    const [first] = sharedOf(bodyOf(i18n, lists(list, [])));
    expect(first?.length).toBeGreaterThan(2_000);
    expect(sharedOf(bodyOf(i18n, lists(cards(longNames(["Борщ", "Уха"])), list)))).toEqual([first, first]);
    expect(sharedOf(bodyOf(i18n, lists(list, [])))[0]).toBe(first);
    const [changed] = sharedOf(bodyOf(i18n, lists(other, [])));
    expect(changed?.toString()).toContain("Щи");
    expect(changed?.toString()).not.toContain("Уха");
  });

  it("is cached for at most as many lists of one first card as a page has orders and filters", () => {
    const i18n = speaking("ru");
    const listOf = (last: number) => lists(cards(longNames(["Борщ", `Уха ${last}`])), []);
    const [first] = sharedOf(bodyOf(i18n, listOf(0)));
    for (let last = 1; last <= 8; last += 1) bodyOf(i18n, listOf(last));
    const [again] = sharedOf(bodyOf(i18n, listOf(0)));
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });

  it("APP-3 is never reused for a page in another language", () => {
    markup(speaking("ru"), lists(cards(["Борщ"]), []));
    const english = markup(speaking("en"), lists(cards(["Борщ"]), []));
    expect(english).toContain(en["dish.add"]);
    expect(english).not.toContain(ru["dish.add"]);
  });
});
