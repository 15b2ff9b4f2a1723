import { expect, type Page } from "@playwright/test";

export interface PushTarget {
  readonly origin: string;
  /** End of the scope of the service worker's registration. */
  readonly scope: string;
}

/** Returns a function that sends a push message to the worker of a scope. */
export async function pushesTo(page: Page, { origin, scope }: PushTarget): Promise<(message: object) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.endsWith(scope));
      if (own !== undefined) resolve(own.registrationId);
    }),
  );
  await browser.send("ServiceWorker.enable");
  const registrationId = await registered;
  return async (message) => {
    await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
  };
}

/**
 * Sends until `shown` is `wanted`, once a second. DevTools drops a message whose worker is just starting or stopping, and
 * says nothing, where a push service would keep it.
 */
export async function sendUntilShown<Shown>(
  send: () => Promise<void>,
  shown: () => Promise<Shown>,
  wanted: Shown,
): Promise<void> {
  const look = async () => {
    const now = await shown();
    if (JSON.stringify(now) !== JSON.stringify(wanted)) await send();
    return now;
  };
  await expect.poll(look, { intervals: [1_000], timeout: 20_000 }).toEqual(wanted);
}
