import { apiError, PATHS } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { renderPage } from "../../ssr/render-page.tsx";
import { responseOf } from "../../ssr/testing-answer.ts";
import { testDeps } from "../shop/testing-shop.ts";

const anna = { ID: 7, name: "Анна", phone: "+79000000007", email: "", birth: "" };
const wheel = { segments: [{ id: 1, label: "Приз <дня>", color: null, image: null }], spins_left: 1, last: null };

/** The page of an address, for Anna or for a guest. */
async function open(path: string, { isGuest = false, answer: shown = wheel as object } = {}) {
  const deps = testDeps();
  const answer = await renderPage(new Request(`http://shop.test${path}`), {
    ...deps,
    async fetchApi(asked, init) {
      const isWheel = asked.startsWith(`${PATHS.wheel}?user_id=7`);
      if (!isWheel && !asked.startsWith(PATHS.user)) return deps.fetchApi(asked, init);
      if (isGuest) return Response.json(apiError("rest_not_logged_in", "Sign in first"), { status: 401 });
      return Response.json(isWheel ? shown : { status: "success", data: { data: anna } });
    },
  });
  return { status: answer.status, scope: answer.scope, html: await responseOf(answer).text() };
}

describe("the wheel page", () => {
  it.each(["/wheel", "/wheel/", "/wheel?user_id=7", "/wheel?user_id="])(
    "API-1 %s shows the game only to its owner, and to no search engine",
    async (path) => {
      const { status, scope, html } = await open(path);
      expect([status, scope]).toEqual([200, "private"]);
      expect(html).toContain("Призы: Приз &lt;дня&gt;");
      expect(html).toContain("Крутить");
      expect(html).toContain('<meta name="robots" content="noindex');
    },
  );

  it.each(["/wheel", "/lk/game"])("APP-2 %s leads to the game that another host shows as a page", async (path) => {
    const page = "https://host.example/wheel/?user_id=7";
    const { status, html } = await open(path, { answer: { segments: [], spins_left: 0, last: null, page } });
    expect(status).toBe(200);
    expect(html).toContain(`href="${page}"`);
    expect(html).toContain("Открыть игру");
  });

  it.each(["/wheel?user_id=8", "/wheel?user_id=abc", "/wheel?user_id=7.0", "/wheel?user_id=-7"])(
    "ROLE-3 %s is not found for user 7",
    async (path) => {
      const { status, html } = await open(path);
      expect(status).toBe(404);
      expect(html).not.toContain("Приз &lt;дня&gt;");
    },
  );

  it.each(["/wheel", "/wheel?user_id=7", "/wheel?user_id=abc"])("ROLE-1 %s asks a guest to sign in", async (path) => {
    const { status, scope, html } = await open(path, { isGuest: true });
    expect([status, scope]).toEqual([200, "private"]);
    expect(html).toContain("Войти");
    expect(html).not.toContain("Приз &lt;дня&gt;");
  });
});
