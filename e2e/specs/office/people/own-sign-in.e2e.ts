import { createHmac } from "node:crypto";
import type { CDPSession } from "@playwright/test";
import { freePort } from "../../../fixtures/free-port.ts";
import {
  test as base,
  doorOf,
  expect,
  OFFICE_WINDOWS,
  OWNER,
  officeText,
  officeViolations,
} from "../../../fixtures/office.ts";
import { startShop } from "../../../fixtures/server.ts";

/** Passkeys require a fixed address with a host name, so this shop has one. */
const test = base.extend<object, { shop: Awaited<ReturnType<typeof startShop>> }>({
  shop: [
    async ({ testNow }, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const shop = await startShop({ testNow, apart: false, environment: { PORT: String(port), PUBLIC_URL: url } });
      await use({ ...shop, url });
      await shop.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

test.use({ apart: false, expectedErrors: [/status of 401/] });

test.describe("in Russian on a computer", { tag: "@desktop" }, () => {
  test("STAFF-1 a person signs out another browser, signs in by passkey, and signs in by password and authenticator code", async ({
    page,
    door,
    language,
    openWindow,
  }) => {
    const text = (key: Parameters<typeof officeText>[1]) => officeText(language, key);
    const signOut = async () => {
      await authenticator.answers(false);
      await page.getByRole("button", { name: text("nav.more") }).click();
      await page.getByRole("button", { name: text("signOut") }).click();
      await expect(door.title).toBeVisible();
    };
    const authenticator = await virtualAuthenticator(await page.context().newCDPSession(page));
    await page.setViewportSize(OFFICE_WINDOWS.computer);
    await page.goto("/office/settings?part=account");
    await door.signIn();

    const elsewhere = await openWindow("phone");
    await elsewhere.goto("/office/journal");
    await doorOf(elsewhere, language).signIn();
    await expect(elsewhere.getByRole("heading", { name: text("nav.journal") })).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: /^Выйти: Chrome, Android/ }).click();
    await expect(page.getByRole("button", { name: /^Выйти: Chrome, Android/ })).toBeHidden();
    await elsewhere.getByRole("link", { name: text("nav.stops") }).tap();
    await expect(elsewhere.getByRole("dialog", { name: text("signIn.again.title") })).toBeVisible();
    await page.bringToFront();

    await page.getByRole("button", { name: text("settings.passkeys.add") }).click();
    const adding = page.getByRole("dialog", { name: text("settings.passkeys.add") });
    await adding.getByRole("textbox", { name: text("settings.passkeys.name") }).fill("Ноутбук");
    await adding.getByLabel(text("settings.pin.password")).fill(OWNER.password);
    await adding.getByRole("button", { name: text("settings.passkeys.make") }).click();
    const passkeys = page.getByRole("region", { name: text("settings.passkeys.title") });
    await expect(passkeys.getByRole("listitem").filter({ hasText: "Ноутбук" })).toContainText(
      text("settings.passkeys.unused"),
    );

    await page.getByRole("button", { name: text("settings.totp.add") }).click();
    const setup = page.getByRole("dialog", { name: text("settings.totp.add.title") });
    await setup.getByLabel(text("settings.pin.password")).fill(OWNER.password);
    await setup.getByRole("button", { name: text("settings.totp.next") }).click();
    await expect(setup.getByRole("img", { name: text("settings.totp.qr") })).toBeVisible();
    const secret = ((await setup.getByRole("status").textContent()) ?? "").replaceAll(" ", "");
    await setup.getByLabel(text("signIn.code")).fill(codeOf(secret, Date.now()));
    expect(await officeViolations(page)).toEqual([]);
    await setup.getByRole("button", { name: text("settings.totp.confirm") }).click();
    await expect(page.getByText(text("settings.totp.on"))).toBeVisible();
    expect(await officeViolations(page)).toEqual([]);

    await signOut();
    expect(await officeViolations(page)).toEqual([]);
    await authenticator.answers(true);
    await page.getByRole("button", { name: text("signIn.byPasskey") }).click();
    await expect(page).toHaveTitle(new RegExp(text("nav.board")));

    await signOut();
    await door.signIn();
    const code = page.getByRole("textbox", { name: text("signIn.code") });
    await expect(code).toBeFocused();
    // A code works once, so the walk uses the next step's code, which is accepted early.
    await code.fill(codeOf(secret, Date.now() + 30_000));
    await door.submit.click();
    await expect(page).toHaveTitle(new RegExp(text("nav.board")));
  });
});

/** A virtual authenticator of Chromium that confirms requests; `answers(false)` stops it. */
async function virtualAuthenticator(session: CDPSession) {
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answers: (enabled: boolean) =>
      session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}

/** The six-digit code of RFC 6238 for a base32 secret at an instant, milliseconds. */
function codeOf(secret: string, at: number): string {
  const bits = [...secret].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes =
    bits
      .join("")
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac("sha1", Buffer.from(bytes)).update(counter).digest();
  const number = digest.readUInt32BE(digest.readUInt8(19) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}
