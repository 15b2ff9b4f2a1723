import { resolve } from "node:path";
import * as z from "zod/mini";
import { type AlertsEnv, alertsEnvOf, alertsVariables } from "./alerts-env.ts";
import { trimmed } from "./env-values.ts";
import { type GeoEnv, geoEnvOf, geoTogether, geoVariables } from "./geo-env.ts";
import { type LimitsEnv, limitsEnvOf, limitsVariables } from "./limits-env.ts";
import { type LoginEnv, loginEnvOf, loginTogether, loginVariables } from "./login-env.ts";
import { type NoticesEnv, noticesEnvOf, noticesTogether, noticesVariables } from "./notices-env.ts";
import { type AccountVariables, accountsIn, isAccountName } from "./payment-accounts.ts";
import { type PaymentEnv, paymentEnvOf, paymentSchema, paymentTogether, paymentVariables } from "./payment-env.ts";
import { type PushEnv, pushEnvOf, pushVariables } from "./push-env.ts";
import { type RealtimeEnv, realtimeEnvOf, realtimeTogether, realtimeVariables } from "./realtime-env.ts";
import { backendTogether, backendVariables, serverVariables, siteVariables } from "./server-env.ts";
import { type UploadsEnv, uploadsEnvOf, uploadsFault, uploadsVariables } from "./uploads-env.ts";

/** Credentials for the other host's WooCommerce calls, and where they are sent. Default: in the query. */
export interface BackendKeys {
  readonly key: string;
  readonly secret: string;
  readonly sentIn?: "query" | "basic";
}

/** The server's settings from its environment; wire.md "Running it, pinned". */
export interface Env {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute folder of the database, uploads and outbox. */
  readonly dataDir: string;
  /** The place of the shop's pictures. */
  readonly uploads: UploadsEnv;
  /** Absolute folder that is imported into an empty store. */
  readonly shopDir: string;
  /** Whether SHOP_DIR is set, so that a start on a filled store can report that it was not read. */
  readonly isShopDirSet: boolean;
  /** Null: SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Null: the embedded backend. */
  readonly backendUrl: URL | null;
  /** Null: none. Never sent to a browser, never logged. */
  readonly backendKeys: BackendKeys | null;
  /** The shop's address in the browser, e.g. https://shop.example; null: taken from the request. */
  readonly publicUrl: URL | null;
  /** The office's own address (OFFICE-1); null: the office is under /office of the shop's address. */
  readonly officeUrl: URL | null;
  /** Whether HSTS includes subdomains of PUBLIC_URL's host. */
  readonly hstsSubdomains: boolean;
  /** Trusted proxies, whose X-Forwarded-For is used; none by default. */
  readonly trustProxy: readonly string[];
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** Limits per address and minute. */
  readonly limits: LimitsEnv;
  /** Sign-in and the providers of its codes. */
  readonly login: LoginEnv;
  /** Gateways of online payments. */
  readonly payments: PaymentEnv;
  /** The hosted realtime service, if used. */
  readonly realtime: RealtimeEnv;
  /** Providers of address search. */
  readonly geo: GeoEnv;
  /** Notifications to devices. */
  readonly push: PushEnv;
  /** Notices to the restaurant. */
  readonly notices: NoticesEnv;
  /** The receivers of calls when nobody answers an order. */
  readonly alerts: AlertsEnv;
  /** Milliseconds in which a stopping server reports "not ready" and still serves, for a load balancer to notice. */
  readonly stopDelayMs: number;
  /** The settings files that the project's scripts read, for messages; null: none, or the scripts were not used. */
  readonly settingsFrom: string | null;
  /** Instant in milliseconds at which the clock starts; tests only. */
  readonly testNow: number | null;
}

/** Whether systemd runs this process: it names each run, and its journal keeps what a service prints. */
export function runsAsService(): boolean {
  return process.env["INVOCATION_ID"] !== undefined;
}

/** A setting that cannot be used; the message is one line for the operator. */
export class EnvError extends Error {}

/** Every variable of the server. */
export const environmentSchema = z.object({
  NODE_ENV: z.optional(trimmed),
  ...serverVariables,
  ...siteVariables,
  ...backendVariables,
  ...limitsVariables,
  ...loginVariables,
  ...realtimeVariables,
  ...paymentVariables,
  ...geoVariables,
  ...pushVariables,
  ...noticesVariables,
  ...alertsVariables,
  ...uploadsVariables,
});

/** Groups of variables of which either all or none must be set. */
export const together: readonly (readonly (keyof z.infer<typeof environmentSchema>)[])[] = [
  ...[backendTogether, ...loginTogether, ...realtimeTogether, ...paymentTogether, ...geoTogether],
  ...noticesTogether,
];

/**
 * Reads and checks the environment; an empty variable counts as absent, and quotes around a value do not belong to it.
 * Throws EnvError with every faulty variable in one line.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source)
      .map(([name, value = ""]) => [name, withoutQuotes(value)] as const)
      .filter(([, value]) => value !== ""),
  );
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join(".")} ${faultOf(issue)}`);
    throw new EnvError(`Cannot start: ${faults.join("; ")}`);
  }
  const accounts = accountsIn(given).map((account) => [account.name, readAccount(account)] as const);
  const env = result.data;
  if (env.TEST_NOW !== undefined && env.NODE_ENV !== "test") {
    throw new EnvError("Cannot start: TEST_NOW works only with NODE_ENV=test");
  }
  requireTogether(env);
  return {
    production: env.NODE_ENV === "production",
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    uploads: uploadsEnvOf(env),
    shopDir: resolve(env.SHOP_DIR),
    isShopDirSet: given["SHOP_DIR"] !== undefined,
    databaseUrl: env.DATABASE_URL ?? null,
    backendUrl: env.BACKEND_URL ?? null,
    backendKeys: backendKeysOf(env),
    publicUrl: env.PUBLIC_URL ?? null,
    officeUrl: env.OFFICE_URL ?? null,
    hstsSubdomains: env.HSTS_INCLUDE_SUBDOMAINS === "true",
    trustProxy: env.TRUST_PROXY ?? [],
    logLevel: env.LOG_LEVEL,
    limits: limitsEnvOf(env),
    login: loginEnvOf(env),
    payments: paymentEnvOf(env, accounts),
    realtime: realtimeEnvOf(env),
    geo: geoEnvOf(env),
    push: pushEnvOf(env),
    notices: noticesEnvOf(env, env.TELEGRAM_BOT_TOKEN ?? null),
    alerts: alertsEnvOf(env),
    stopDelayMs: env.STOP_DELAY_SECONDS * 1000,
    settingsFrom: given["SKATERT_SETTINGS"] ?? null,
    testNow: env.TEST_NOW ?? null,
  };
}

/** systemd and `npm start` remove the quotes of a settings file; `docker run --env-file` passes them on. */
function withoutQuotes(value: string): string {
  return /^(["'])(.*)\1$/s.exec(value)?.[2] ?? value;
}

/** Variables that need each other. Throws EnvError. */
function requireTogether(env: z.infer<typeof environmentSchema>): void {
  const fault = uploadsFault(env);
  if (fault !== null) throw new EnvError(`Cannot start: ${fault}`);
  if (env.ORDER_TELEGRAM_CHATS !== undefined && env.TELEGRAM_BOT_TOKEN === undefined) {
    throw new EnvError(
      "Cannot start: ORDER_TELEGRAM_CHATS needs TELEGRAM_BOT_TOKEN, the token of the bot that sends them",
    );
  }
  if (env.OFFICE_URL !== undefined && env.OFFICE_URL.host === env.PUBLIC_URL?.host) {
    throw new EnvError(
      "Cannot start: OFFICE_URL must be another host than PUBLIC_URL; without it the office is under /office",
    );
  }
  for (const names of together) requireAll(names, env);
}

/** All or none of the names; `ending`: what the names have at their end. Throws EnvError. */
function requireAll<Name extends string>(
  names: readonly Name[],
  env: Readonly<Partial<Record<Name, unknown>>>,
  ending = "",
): void {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  const listed = (all: readonly Name[]) => all.map((name) => name + ending).join(", ");
  throw new EnvError(`Cannot start: ${listed(names)} must be set together, missing: ${listed(missing)}`);
}

/** The variables of a further payment account. Throws EnvError. */
function readAccount({ suffix, name, variables }: AccountVariables): z.infer<typeof paymentSchema> {
  const ending = `_${suffix}`;
  if (!isAccountName({ name })) throw new EnvError(`Cannot start: the payment account ${name} has too long a name`);
  const result = paymentSchema.safeParse(variables);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join(".")}${ending} ${faultOf(issue)}`);
    throw new EnvError(`Cannot start: ${faults.join("; ")}`);
  }
  for (const names of paymentTogether) requireAll(names, result.data, ending);
  return result.data;
}

function faultOf(issue: z.core.$ZodIssue): string {
  return issue.code === "invalid_value" ? `must be one of ${issue.values.join(", ")}` : issue.message;
}

function backendKeysOf(env: z.infer<typeof environmentSchema>): BackendKeys | null {
  const { BACKEND_CONSUMER_KEY: key, BACKEND_CONSUMER_SECRET: secret, BACKEND_KEYS_IN: sentIn } = env;
  return key === undefined || secret === undefined ? null : { key, secret, sentIn };
}
