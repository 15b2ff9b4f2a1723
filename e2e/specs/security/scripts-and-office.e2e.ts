import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OFFICE_PATHS } from "@skatert/contract";
import { inProject } from "../../../scripts/setup/places.mjs";
import { freePort } from "../../fixtures/free-port.ts";
import { test as base, doorOf, expect, OWNER } from "../../fixtures/office.ts";
import { type RunningShop, startShop } from "../../fixtures/server.ts";

/** What a script of a page tried at the office's address, and the statuses that it could read; null: none. */
type Tries = Readonly<Record<"read" | "json" | "simple" | "form" | "frame" | "channel", number | string | null>>;

/**
 * Runs in the page, so it uses nothing from outside. Tries every way from a page to a call of the office with the
 * browser's cookies: readable and blind calls, a form, a frame, and a private channel of the realtime endpoint.
 */
async function tryOffice({ office, paths }: { readonly office: string; readonly paths: typeof OFFICE_PATHS }) {
  const person = JSON.stringify({
    name: "Eve",
    login: "eve",
    roles: [{ role: "owner", branch_id: null }],
  });
  const call = (path: string, options: RequestInit) =>
    fetch(office + path, { credentials: "include", ...options }).then(
      ({ status }) => (status === 0 ? null : status),
      () => null,
    );
  const json = {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "eve" },
    body: person,
  };
  const simple = { method: "POST", headers: { "content-type": "text/plain" }, body: person };
  const frame = document.createElement("iframe");
  frame.name = "eve";
  document.body.append(frame);
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: office + paths.staff, target: "eve", enctype: "text/plain" });
  document.body.append(form);
  form.submit();
  const channel = new Promise<string | null>((resolve) => {
    setTimeout(resolve, 20_000, null);
    try {
      const socket = new WebSocket(`${office.replace("http", "ws")}/app/skatert?protocol=7&client=js&version=8`);
      socket.addEventListener("error", () => resolve(null));
      socket.addEventListener("message", async ({ data }) => {
        const { event, data: content } = JSON.parse(data);
        if (event === "pusher_internal:subscription_succeeded") resolve("subscribed");
        if (event !== "pusher:connection_established") return;
        const name = "private-branch-501";
        const asked = JSON.stringify({ socket_id: JSON.parse(content).socket_id, channel_name: name });
        const headers = { "content-type": "application/json" };
        const options = { method: "POST", headers, body: asked, credentials: "include" } as const;
        const answer = await fetch(office + paths.realtimeAuth, options).catch(() => null);
        if (answer?.ok !== true) return resolve(null);
        const subscription = { channel: name, ...(await answer.json()) };
        socket.send(JSON.stringify({ event: "pusher:subscribe", data: subscription }));
      });
    } catch {
      resolve(null);
    }
  });
  const inFrame = new Promise<string | null>((resolve) => {
    const other = document.createElement("iframe");
    other.addEventListener("load", () => {
      try {
        resolve(other.contentDocument?.querySelector("#root") ? "read" : null);
      } catch {
        resolve(null);
      }
    });
    other.src = `${office}/office/`;
    document.body.append(other);
  });
  return {
    read: await call(paths.me, {}),
    json: await call(paths.staff, json),
    simple: await call(paths.staff, { ...simple, mode: "no-cors" }),
    form: await call(paths.staff, { method: "POST", mode: "no-cors", body: new URLSearchParams({ name: "Eve" }) }),
    frame: await inFrame,
    channel: await channel,
  };
}

/** The shop and the office share a site, so the browser sends the office's cookie with every request of the shop. */
const test = base.extend<
  object,
  { places: { readonly shopUrl: string; readonly officeUrl: string }; shop: RunningShop }
>({
  places: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const port = await freePort();
      await use({ shopUrl: `http://shop.table.localhost:${port}`, officeUrl: `http://office.table.localhost:${port}` });
    },
    { scope: "worker" },
  ],
  shop: [
    async ({ testNow, places: { shopUrl, officeUrl } }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "skatert-scripts-"));
      cpSync(inProject("demo"), folder, { recursive: true });
      const file = join(folder, "settings.json");
      const asked = JSON.stringify({ office: officeUrl, paths: OFFICE_PATHS });
      const scripts = [`<script>window.tries = (${tryOffice})(${asked});</script>`];
      const settings = { ...JSON.parse(readFileSync(file, "utf8")), include: { scripts, hosts: [officeUrl] } };
      writeFileSync(file, JSON.stringify(settings));
      const environment = {
        SHOP_DIR: folder,
        PORT: new URL(shopUrl).port,
        PUBLIC_URL: shopUrl,
        OFFICE_URL: officeUrl,
      };
      const shop = await startShop({ testNow, apart: false, environment });
      await use({ ...shop, url: shopUrl });
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

test.use({ apart: false, expectedErrors: [/./] });

test("STAFF-2 OFFICE-3 no script of the shop's pages calls the office with the cookie of a signed-in owner", {
  tag: "@desktop",
}, async ({ page, context, places: { shopUrl, officeUrl } }) => {
  await page.goto(`${officeUrl}/office/sign-in`);
  await doorOf(page, "ru").signIn();
  await expect(page).toHaveURL(`${officeUrl}/office/`);
  const shopPage = await context.newPage();
  const answered: string[] = [];
  shopPage.on("response", (answer) => {
    const { pathname, origin } = new URL(answer.url());
    if (origin === officeUrl && pathname.startsWith("/api/") && answer.request().method() !== "GET" && answer.ok())
      answered.push(`${answer.request().method()} ${pathname}`);
  });
  await shopPage.goto(shopUrl);
  await shopPage.getByRole("button", { name: "Разрешить" }).click();
  await expect.poll(() => shopPage.evaluate(() => "tries" in window)).toBe(true);
  const refused: Tries = { read: null, json: null, simple: null, form: null, frame: null, channel: null };
  expect(await shopPage.evaluate(() => Object(window)["tries"])).toEqual(refused);
  expect(answered).toEqual([]);

  // The same attempts succeed in the office's own page, so the refusals are no fault of the script.
  expect(await page.evaluate(tryOffice, { office: officeUrl, paths: OFFICE_PATHS })).toMatchObject({
    read: 200,
    json: 201,
    channel: "subscribed",
  });
  const { staff } = await page.evaluate(async (path) => (await fetch(path)).json(), OFFICE_PATHS.staff);
  expect(staff.map(({ name }: { name: string }) => name).sort()).toEqual(["Eve", OWNER.name]);
});
