import { emptySelection } from "@skatert/domain";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { languageDictionary } from "../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { I18nProvider } from "../../i18n/i18n-context.tsx";
import type { GroupGuest } from "../../model/group-order/group-store.ts";
import { GuestBar } from "./guest-bar.tsx";
import { GuestPanel } from "./guest-panel.tsx";

const guestShare = vi.hoisted(() => vi.fn());
vi.mock("./guest-share.ts", () => ({ guestShare, isExpired: () => false }));
vi.mock("../../routing/hooks.ts", () => ({ useNavigate: () => () => undefined }));

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru"), overrides: {} });
const own: GroupGuest = {
  role: "guest",
  id: "g",
  secret: "s",
  name: "Олег",
  host: "Анна",
  personId: 1,
  sent: null,
  doneWith: null,
  aside: {
    lines: [],
    place: null,
    discounts: { selection: emptySelection, codes: [], promoCode: null, displaced: null },
  },
};

describe.each([
  ["bar", GuestBar],
  ["panel", GuestPanel],
])("the status regions of a guest's %s", (_name, Part) => {
  const render = (dropped: readonly string[]) => {
    guestShare.mockReturnValue({ state: "closed", lines: [], gone: [], dropped, isOther: false });
    const html = renderToString(
      <I18nProvider i18n={i18n}>
        <Part own={own} />
      </I18nProvider>,
    );
    const regions = html.match(/role="status"/g)?.length;
    const empty = html.match(/role="status"[^>]*><\//g)?.length ?? 0;
    return { html, regions, empty };
  };

  beforeEach(() => guestShare.mockReset());

  it("are mounted before a dish is taken out, and only get a text then", () => {
    expect(render([])).toMatchObject({ regions: 2, empty: 1 });
    const after = render(["Борщ"]);
    expect(after).toMatchObject({ regions: 2, empty: 0 });
    expect(after.html).toContain("Из заказа убрали: Борщ");
  });

  it("are not in a link", () => {
    const links = render(["Борщ"]).html.match(/<a .*?<\/a>/gs) ?? [];
    expect(links.join()).not.toContain('role="status"');
  });
});
