import type { LoginChannel } from "@skatert/contract";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import {
  isStoredRecord,
  keepShape,
  storedCount,
  storedRecord,
  storedTextOrNull,
  visitStorage,
} from "../../platform/storage/stored.ts";
import { readPhone } from "../../ui/fields/phone.ts";
import type { SentCode } from "./sign-in/sign-in.ts";

const channels: readonly LoginChannel[] = ["sms", "telegram", "whatsapp"];

/**
 * How long a code is valid after the next one may be requested: ten minutes after it was sent, on the server.
 */
const goodMilliseconds = 9 * 60_000;

/**
 * The last sent code, stored in the tab. A phone may reload the page while the shopper reads the message, and
 * the server sends no second code within a minute.
 */
const useSentCode = create<{ readonly sent: SentCode | null }>()(
  persist(() => ({ sent: null }), {
    name: "skatert-sent-code",
    version: 1,
    storage: visitStorage(),
    migrate: keepShape,
    merge: (persisted) => ({ sent: readSent(storedRecord(persisted)["sent"]) }),
  }),
);

export function keepSentCode(sent: SentCode | null): void {
  useSentCode.setState({ sent });
}

/**
 * A code that can still be entered, of the number `phone` as typed, if one is known. `now`: the browser's
 * clock.
 */
export function codeToEnter(phone: string, now: number): SentCode | null {
  const { sent } = useSentCode.getState();
  const isOther = phone !== "" && readPhone(phone) !== sent?.phone;
  return sent === null || isOther || now >= sent.nextAt + goodMilliseconds ? null : sent;
}

function readSent(value: unknown): SentCode | null {
  if (!isStoredRecord(value)) return null;
  const phone = storedTextOrNull(value["phone"]);
  const channel = channels.find((each) => each === value["channel"]);
  const nextAt = storedCount(value["nextAt"]);
  if (phone === null || channel === undefined || nextAt === null) return null;
  return { phone, channel, nextAt, outbox: storedTextOrNull(value["outbox"]) };
}
