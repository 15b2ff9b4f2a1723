import type { Page } from "@playwright/test";

/** Actions of a tablet's system on a page: it takes the sound for a phone call, and the wake lock at low battery. */
export type TabletSystem = {
  takesSound(): Promise<void>;
  takesWakeLock(): Promise<void>;
};

/** Call it before the page opens. */
export async function systemOf(page: Page): Promise<TabletSystem> {
  await page.addInitScript(() => {
    const sounds = new Set<AudioContext>();
    const locks = new Set<WakeLockSentinel>();
    const { resume } = AudioContext.prototype;
    const { request } = WakeLock.prototype;
    Object.assign(AudioContext.prototype, {
      resume(this: AudioContext) {
        sounds.add(this);
        return resume.call(this);
      },
    });
    Object.assign(WakeLock.prototype, {
      async request(this: WakeLock) {
        const lock = await request.call(this, "screen");
        locks.add(lock);
        return lock;
      },
    });
    const takesSound = () => Promise.all([...sounds].map((sound) => sound.suspend()));
    const takesWakeLock = () => Promise.all([...locks].map((lock) => lock.release()));
    Object.assign(window, { takesSound, takesWakeLock });
  });
  return {
    takesSound: () => page.evaluate(async () => void (await Object(window).takesSound())),
    takesWakeLock: () => page.evaluate(async () => void (await Object(window).takesWakeLock())),
  };
}
