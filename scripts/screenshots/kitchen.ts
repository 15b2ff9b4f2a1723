import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { DeviceCodeSchema, OFFICE_PATHS } from "@skatert/contract";
import { byCallOf } from "../../e2e/fixtures/by-call.ts";
import type { Language } from "../../e2e/pages/words.ts";
import { calledOrder, type GuestOrder } from "./guests.ts";

type Stage = "cooking" | "ready" | "on-the-way" | "handed-over";

/** The kitchen's side by the office's calls, in the session of the given requests. */
export type Kitchen = {
  /** Places a guest's order; returns its number. */
  gets(guest: GuestOrder): Promise<number>;
  /** Confirms an order for a time, such as `2026-11-18T18:40`, and begins to cook it. */
  confirms(order: number, promised: string): Promise<void>;
  moves(order: number, stage: Stage): Promise<void>;
  posts(path: string, data: object): Promise<unknown>;
};

export function kitchenBy(request: APIRequestContext, origin: string, language: Language): Kitchen {
  const send = async (path: string, data: object) => {
    const headers = { origin, "idempotency-key": crypto.randomUUID() };
    const answer = await request.post(path, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const pathOf = (order: number) => `${OFFICE_PATHS.orders}/${order}`;
  const version = async (order: number): Promise<number> => (await (await request.get(pathOf(order))).json()).version;
  return {
    posts: send,
    async gets(guest) {
      const address = await byCallOf(request, language).orderAddress(calledOrder(guest, language));
      return Number(/\d+/.exec(address)?.[0]);
    },
    async confirms(order, promised) {
      const promisedAt = new Date(`${promised}:00+03:00`).toISOString();
      await send(`${pathOf(order)}/confirm`, { version: await version(order), promised_at: promisedAt });
      await this.moves(order, "cooking");
    },
    async moves(order, stage) {
      await send(`${pathOf(order)}/stage`, { version: await version(order), stage });
    },
  };
}

/** Makes the window a tablet of the branch, so that its orders require a confirmation. This ends the owner's session. */
export async function enrol(page: Page, origin: string, branch: number, name: string): Promise<void> {
  const headers = () => ({ origin, "idempotency-key": crypto.randomUUID() });
  const code = await page.request.post(OFFICE_PATHS.deviceCodes, { headers: headers(), data: { branch_id: branch } });
  const data = { code: DeviceCodeSchema.parse(await code.json()).code, name };
  const enrolled = await page.request.post(OFFICE_PATHS.enrolment, { headers: headers(), data });
  expect(enrolled.ok(), await enrolled.text()).toBe(true);
}
