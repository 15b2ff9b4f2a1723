import { OWN_CALLS, OWN_CALLS_HEADER, PATHS } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { startFakeHost } from "../../testing/hosts/fake-host.ts";
import { smallMenu, smallSettings } from "../../testing/shops/small-shop.ts";
import { startRemote } from "../../testing/shops/start-remote.ts";
import { movableClock } from "../../testing/shops/start-shop.ts";

const menuPath = `${PATHS.catalogFolder}/prodcat_main.json`;
const order = { id: 5, status: "processing", customer_id: 7, line_items: [{ name: "Борщ &amp; пампушки" }] };

/** A host that writes texts as WordPress does: titles, names and the currency sign are HTML. */
async function startShop(headers: Record<string, string> = {}) {
  const [first, ...rest] = smallMenu;
  const host = await startFakeHost({
    [`GET ${PATHS.allSettings}`]: { headers, body: { ...smallSettings, front_currency: "&#8381;" } },
    [`GET ${menuPath}`]: { body: [{ ...first, name: "Супы &amp; бульоны", description: "<p>Горячие</p>" }, ...rest] },
    [`GET ${PATHS.user}`]: { body: { status: "success", data: { data: { ID: 7, name: "Пётр &amp; Ко" } } } },
    [`GET ${PATHS.notifications}`]: { body: [{ id: 1, title: "Заказ &#8470; 5", date: "2026-03-01T09:00:00Z" }] },
    [`GET ${PATHS.ownOrders}`]: { body: [order] },
    [`GET ${PATHS.pages}`]: {
      body: [{ id: 1, slug: "a", title: { rendered: "О нас &#8212; кто" }, content: { rendered: "<p>A &amp; B</p>" } }],
    },
  });
  const keys = { key: "ck_host", secret: "cs_host" };
  const app = await startRemote({
    backend: { url: host.url, keys },
    clock: movableClock("2026-03-04T12:00:00+03:00"),
  });
  const read = async (url: string) => (await app.inject({ url, headers: { cookie: "session=t7" } })).json();
  return { read, close: () => app.close().then(() => host.close()) };
}

describe("a host whose texts are HTML, as those of WordPress", () => {
  it("ENT-1 its settings, menu, titles, people, messages and orders are shown as people read them", async () => {
    const { read, close } = await startShop();
    try {
      expect((await read(PATHS.allSettings)).front_currency).toBe("₽");
      expect((await read(menuPath))[0]).toMatchObject({ name: "Супы & бульоны", description: "Горячие" });
      expect((await read(PATHS.user)).data.data.name).toBe("Пётр & Ко");
      expect((await read(PATHS.notifications))[0].title).toBe("Заказ № 5");
      expect((await read(PATHS.ownOrders))[0].line_items[0].name).toBe("Борщ & пампушки");
      const [page] = await read(`${PATHS.pages}?slug=a`);
      expect([page.title.rendered, page.content.rendered]).toEqual(["О нас — кто", "<p>A &amp; B</p>"]);
    } finally {
      await close();
    }
  });

  it("ENT-1 the texts of a host with our own calls are plain already and stay", async () => {
    const { read, close } = await startShop({ [OWN_CALLS_HEADER]: OWN_CALLS });
    try {
      expect((await read(PATHS.allSettings)).front_currency).toBe("&#8381;");
      expect((await read(menuPath))[0].description).toBe("<p>Горячие</p>");
    } finally {
      await close();
    }
  });
});
