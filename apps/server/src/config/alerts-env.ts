import { isAlertPhone, MAX_DESTINATIONS } from "@skatert/contract";
import * as z from "zod/mini";
import { variableTexts } from "./variable-texts.ts";

/** The receivers of calls when nobody answers an order. */
export interface AlertsEnv {
  /** Numbers that get a text message, E.164; empty: none. */
  readonly phones: readonly string[];
}

const maxNamed = 24;

/** The entry in quotes, shortened so that a line of the log stays readable. */
const named = (entry: string) => JSON.stringify(entry.length > maxNamed ? `${entry.slice(0, maxNamed)}…` : entry);

/** The variables of alerts, for the schema of the whole environment. */
export const alertsVariables = {
  STAFF_ALERT_PHONES: z
    .optional(
      z.pipe(
        z.string().check(z.trim()),
        z.transform((text, context) => {
          const entries = text.split(",").map((part) => part.trim());
          const phones = [...new Set(entries.map((entry) => entry.replace(/[\s()-]/g, "")))];
          if (phones.length <= MAX_DESTINATIONS && phones.every(isAlertPhone)) return phones;
          const wrong = entries.filter((entry) => !isAlertPhone(entry.replace(/[\s()-]/g, "")));
          const message = [
            `must be at most ${MAX_DESTINATIONS} comma-separated phone numbers such as +79161234567`,
            wrong.length === 0 ? `has ${phones.length}` : `not a number: ${wrong.map(named).join(", ")}`,
          ].join("; ");
          context.issues.push({ code: "custom", message, input: text });
          return z.NEVER;
        }),
      ),
    )
    .register(variableTexts, {
      meaning: `Up to ${MAX_DESTINATIONS} numbers that get an SMS when [nobody answers an order](operate.md#an-order-that-nobody-answers), comma-separated; sent by SMS.ru or SMSC.ru, without them to \`DATA_DIR/outbox/messages.jsonl\`. The Telegram chats get it too.`,
      example: "+79161234567,+79167654321",
    }),
};

type AlertsVariables = z.infer<z.ZodMiniObject<typeof alertsVariables>>;

export function alertsEnvOf({ STAFF_ALERT_PHONES: phones }: AlertsVariables): AlertsEnv {
  return { phones: phones ?? [] };
}
