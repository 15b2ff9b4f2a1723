import { PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { renderPayload } from "../../ssr/render-payload.ts";
import { responseOf } from "../../ssr/testing-answer.ts";
import { testDeps } from "../shop/testing-shop.ts";

const entry = { id: "1", kind: "order", points: 50, date: "2026-03-01T10:00:00Z", order_id: 5 };

function bonusesWith(history: () => Response) {
  const shop = testDeps({});
  const answers = [
    [PATHS.bonusHistory, history],
    [PATHS.bonus, () => Response.json({ active: true, points_balance: 350, percent_max: 30 })],
    [PATHS.user, () => Response.json({ status: "success", data: { data: { ID: 7, name: "Анна" } } })],
  ] as const;
  const fetchApi = async (path: string, init?: RequestInit) =>
    answers.find(([start]) => path.startsWith(start))?.[1]() ?? shop.fetchApi(path, init);
  const request = new Request("http://shop.test/lk/bonuses/_payload.json?route=lk-bonuses");
  return renderPayload(request, { ...shop, fetchApi }).then(responseOf);
}

it.each([
  { status: 404, body: { code: "rest_no_route", message: "No route was found" } },
  { status: 404, body: {} },
  { status: 500, body: {} },
  { status: 200, body: [] },
])("API-3 shows the balance and its rule before a host whose history answers %o", async ({ status, body }) => {
  const page = await bonusesWith(() => Response.json(body, { status }));
  expect(page.status).toBe(200);
  expect(await page.json()).toMatchObject({ bonus: { active: true, balance: 350, percentMax: 30 }, history: null });
});

it("VALID-8 shows each entry of a host that sends the history", async () => {
  const { history } = await (await bonusesWith(() => Response.json({ entries: [entry] }))).json();
  expect(history.items).toEqual([expect.objectContaining({ id: "1", points: 50, balance: 350 })]);
});
