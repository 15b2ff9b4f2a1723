import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

function textsOf(app: string, language: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(new URL(`../../../../${app}/messages/${language}.json`, import.meta.url), "utf8"));
}

/** Texts of the office's preview and the notifications that they show. */
const SAME = {
  "inbox.guest.no-seats": "notification.requestReason.no-seats",
  "inbox.guest.not-available": "notification.requestReason.not-available",
  "inbox.guest.closed": "notification.requestReason.closed",
  "inbox.guest.unreachable": "notification.requestReason.unreachable",
  "inbox.guest.dish": "notification.dishConfirmed",
  "inbox.guest.refused": "notification.requestRefused",
  "inbox.guest.booking": "notification.booking.refused",
} as const;

describe.each(["ru", "en"])("what the guest will read, in %s", (language) => {
  const [office, server] = [textsOf("office", language), textsOf("server", language)];
  it.each(Object.entries(SAME))("INBOX-1 %s is what the server sends", (shown, sent) => {
    expect(office[shown]).toBe(`${server[sent]}.`);
  });
});
