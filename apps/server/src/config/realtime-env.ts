import * as z from "zod/mini";
import { variableTexts } from "./variable-texts.ts";

/** The hosted realtime service; null: the server's own endpoint. */
export interface RealtimeEnv {
  readonly hosted: {
    readonly appId: string;
    readonly key: string;
    readonly secret: string;
    readonly cluster: string;
    /** Address that receives events, without a path. */
    readonly apiUrl: string;
  } | null;
}

const trimmed = z.string().check(z.trim());

/** The variables of the realtime service, for the schema of the whole environment. */
export const realtimeVariables = {
  PUSHER_APP_ID: z
    .optional(trimmed.check(z.regex(/^[\w-]{1,64}$/, "must be an application id")))
    .register(variableTexts, {
      meaning: "A hosted service with the Pusher protocol instead of the server's own endpoint.",
    }),
  PUSHER_KEY: z
    .optional(trimmed.check(z.regex(/^[\w-]{1,64}$/, "must be an application key")))
    .register(variableTexts, { meaning: "The key of that application." }),
  PUSHER_SECRET: z.optional(trimmed).register(variableTexts, { meaning: "The secret of that application." }),
  PUSHER_CLUSTER: z
    ._default(trimmed.check(z.regex(/^[a-z0-9-]{1,20}$/, "must be a cluster name like eu")), "eu")
    .register(variableTexts, { meaning: "The cluster of that application." }),
};

type RealtimeVariables = z.infer<z.ZodMiniObject<typeof realtimeVariables>>;

/** Variables that must be set together; the start names missing ones. */
export const realtimeTogether: readonly (readonly (keyof RealtimeVariables)[])[] = [
  ["PUSHER_APP_ID", "PUSHER_KEY", "PUSHER_SECRET"],
];

export function realtimeEnvOf(env: RealtimeVariables): RealtimeEnv {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret, PUSHER_CLUSTER: cluster } = env;
  if (appId === undefined || key === undefined || secret === undefined) return { hosted: null };
  return { hosted: { appId, key, secret, cluster, apiUrl: `https://api-${cluster}.pusher.com` } };
}
