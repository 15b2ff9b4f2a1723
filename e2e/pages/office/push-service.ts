import type { Page } from "@playwright/test";

/** A browser without its vendor's push service. The test supplies that service's answers. */
export async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keys = {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    };
    const endpoint = "https://fcm.googleapis.com/fcm/send/of-a-walk";
    const held = () => sessionStorage.getItem("push") !== null;
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        sessionStorage.removeItem("push");
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (held() ? subscription : null),
      subscribe: async () => {
        sessionStorage.setItem("push", "held");
        return subscription;
      },
    });
  });
}
