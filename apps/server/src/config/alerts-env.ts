import * as z from "zod/mini";

/** Who is called when nobody answers an order. */
export interface AlertsEnv {
  /** Numbers that get a text message, E.164; empty: none. */
  readonly phones: readonly string[];
}

const maxPhones = 10;
const isPhone = (text: string) => /^\+[1-9]\d{7,14}$/.test(text);

/** The variables of alerts, for the schema of the whole environment. */
export const alertsVariables = {
  STAFF_ALERT_PHONES: z.optional(
    z.pipe(
      z.string().check(z.trim()),
      z.transform((text, context) => {
        const phones = [...new Set(text.split(",").map((part) => part.replace(/[\s()-]/g, "")))];
        if (phones.length <= maxPhones && phones.every(isPhone)) return phones;
        const message = `must be at most ${maxPhones} comma-separated phone numbers such as +79161234567`;
        context.issues.push({ code: "custom", message, input: text });
        return z.NEVER;
      }),
    ),
  ),
};

type AlertsVariables = z.infer<z.ZodMiniObject<typeof alertsVariables>>;

export function alertsEnvOf({ STAFF_ALERT_PHONES: phones }: AlertsVariables): AlertsEnv {
  return { phones: phones ?? [] };
}
