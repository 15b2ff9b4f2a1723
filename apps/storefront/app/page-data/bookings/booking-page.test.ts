import { apiError, requestPath } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { renderPage } from "../../ssr/render-page.tsx";
import { responseOf } from "../../ssr/testing-answer.ts";
import { testDeps } from "../shop/testing-shop.ts";

const booking = {
  id: 101,
  number: "101",
  key: "k1",
  kind: "booking",
  state: "new",
  date: "2026-11-20T12:00:00.000Z",
  name: "Анна",
  comment: "",
  product: null,
  booking: {
    restaurant_id: 41,
    place_name: "Зал <у окна>",
    address: "Соборная, 1",
    date: "21.11.2026",
    time_from: "19:00",
    time_to: "21:00",
    seats: 4,
  },
  can_cancel: true,
};

/** The page of an address, in a shop that shows the booking only to its key. */
async function open(path: string) {
  const deps = testDeps();
  const answer = await renderPage(new Request(`http://shop.test${path}`), {
    ...deps,
    async fetchApi(asked, init) {
      if (!asked.startsWith(requestPath(101))) return deps.fetchApi(asked, init);
      if (asked.includes("key=k1")) return Response.json(booking);
      return Response.json(apiError("rest_not_found", "There is no such request"), { status: 404 });
    },
  });
  return { status: answer.status, scope: answer.scope, html: await responseOf(answer).text() };
}

describe("a booking opened by its link", () => {
  it("MODAL-1 shows the table only to its holder, and to no search engine", async () => {
    const { status, scope, html } = await open("/booking/101?key=k1");
    expect([status, scope]).toEqual([200, "private"]);
    for (const text of ["Бронь №\u00a0101", "суббота, 21 ноября, с 19:00 до 21:00", "4 гостя", "Зал &lt;у окна&gt;"]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(html).toContain("Отменить бронь");
  });

  it.each(["/booking/101?key=wrong", "/booking/101", "/booking/abc", "/booking/0"])(
    "ROUTE-12 %s is not found",
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );
});
