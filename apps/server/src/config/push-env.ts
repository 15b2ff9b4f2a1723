import * as z from "zod/mini";
import { variableTexts } from "./variable-texts.ts";

/** Notifications by the Push API; its keys are created at the first start. */
export interface PushEnv {
  /** Contact for push services, a mailto: or https: address; null: PUBLIC_URL. */
  readonly subject: string | null;
  /** Origins of push services in addition to those of the known browsers. */
  readonly services: readonly string[];
}

const trimmed = z.string().check(z.trim());

/** The variables of push, for the schema of the whole environment. */
export const pushVariables = {
  VAPID_SUBJECT: z
    .optional(trimmed.check(z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must be a mailto: or https: address")))
    .register(variableTexts, {
      meaning: "Contact for push services, a `mailto:` or `https:` address.",
      byDefault: "`PUBLIC_URL`",
      example: "mailto:owner@shop.example",
    }),
  PUSH_SERVICES: z
    .optional(
      z.pipe(
        trimmed,
        z.transform((text, context) => {
          const origins = text.split(",").map((part) => URL.parse(part.trim())?.origin ?? "null");
          if (!origins.includes("null")) return origins;
          context.issues.push({ code: "custom", message: "must be comma-separated origins", input: text });
          return z.NEVER;
        }),
      ),
    )
    .register(variableTexts, {
      meaning: "Origins of push services in addition to those of Chrome, Firefox, Safari and Edge, comma-separated.",
      example: "https://push.example",
    }),
};

type PushVariables = z.infer<z.ZodMiniObject<typeof pushVariables>>;

export function pushEnvOf({ VAPID_SUBJECT: subject, PUSH_SERVICES: services }: PushVariables): PushEnv {
  return { subject: subject ?? null, services: services ?? [] };
}
