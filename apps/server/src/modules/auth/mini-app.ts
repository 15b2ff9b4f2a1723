import * as z from "zod/mini";
import { readInitData } from "../../ports/messenger/telegram-init-data.ts";

/** What a Telegram mini app hands over, each text as Telegram signed it. */
export interface MiniAppData {
  readonly initData: string;
  /** The contact that was shared in it. */
  readonly contact: string;
}

const UserSchema = z.looseObject({ id: z.int() });
const ContactSchema = z.looseObject({ user_id: z.int(), phone_number: z.string().check(z.regex(/^\+?\d{5,15}$/)) });

/**
 * The number, with "+", of who opened the mini app: the contact shared in it, if it is that person's own. Null unless
 * Telegram signed both for this bot lately. `now` in milliseconds.
 */
export function phoneOfMiniApp({ initData, contact }: MiniAppData, botToken: string, now: number): string | null {
  const user = UserSchema.safeParse(jsonIn(readInitData(initData, botToken, now)?.get("user")));
  const shared = ContactSchema.safeParse(jsonIn(readInitData(contact, botToken, now)?.get("contact")));
  if (!user.success || !shared.success || user.data.id !== shared.data.user_id) return null;
  return `+${shared.data.phone_number.replace("+", "")}`;
}

function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
