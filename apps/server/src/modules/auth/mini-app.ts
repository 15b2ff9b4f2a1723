import * as z from "zod/mini";
import { readInitData } from "../../ports/messenger/telegram-init-data.ts";

/** Data from a Telegram mini app, each text as Telegram signed it. */
export interface MiniAppData {
  readonly initData: string;
  /** The contact shared in the mini app; null: none. */
  readonly contact: string | null;
}

/** The person who opened the mini app. */
export interface MiniAppVisitor {
  readonly telegramId: number;
  /** The person's own number with "+"; null: not shared. */
  readonly phone: string | null;
}

const UserSchema = z.looseObject({ id: z.int() });
const ContactSchema = z.looseObject({ user_id: z.int(), phone_number: z.string().check(z.regex(/^\+?\d{5,15}$/)) });

/**
 * The person who opened the mini app, and the shared contact if it is that person's own. Null unless Telegram signed
 * all the data for this bot recently. `now` in milliseconds.
 */
export function visitorOfMiniApp(
  { initData, contact }: MiniAppData,
  botToken: string,
  now: number,
): MiniAppVisitor | null {
  const user = UserSchema.safeParse(jsonIn(readInitData(initData, botToken, now)?.get("user")));
  if (!user.success) return null;
  const telegramId = user.data.id;
  if (contact === null) return { telegramId, phone: null };
  const shared = ContactSchema.safeParse(jsonIn(readInitData(contact, botToken, now)?.get("contact")));
  if (!shared.success || telegramId !== shared.data.user_id) return null;
  return { telegramId, phone: `+${shared.data.phone_number.replace("+", "")}` };
}

function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
