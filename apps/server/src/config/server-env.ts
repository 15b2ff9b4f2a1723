import * as z from "zod/mini";
import { httpUrl, instant, siteUrl, trimmed, trustedProxies } from "./env-values.ts";
import { variableTexts } from "./variable-texts.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** The variables of the process and its store, for the schema of the whole environment. */
export const serverVariables = {
  PORT: z
    ._default(
      z
        .pipe(trimmed.check(z.regex(/^\d{1,5}$/, "must be a port number")), z.transform(Number))
        .check(z.lte(65_535, "must be a port number")),
      3000,
    )
    .register(variableTexts, { meaning: "Port of the server." }),
  HOST: z._default(trimmed, "127.0.0.1").register(variableTexts, {
    meaning: "Address to listen on; `0.0.0.0` accepts other machines.",
  }),
  DATA_DIR: z._default(trimmed, "./data").register(variableTexts, {
    meaning:
      "Folder of the database file, uploads and the outbox of messages. Back it up. A relative path starts at the program's folder. Leave it out in `/etc/skatert.env`: the unit sets `/var/lib/skatert`.",
  }),
  SHOP_DIR: z._default(trimmed, "./demo").register(variableTexts, {
    meaning: "Shop folder that is imported into an empty store. Later: `npm run shop -- import <folder>`.",
  }),
  DATABASE_URL: z
    .optional(trimmed.check(z.regex(/^postgres(ql)?:\/\//, "must start with postgres://")))
    .register(variableTexts, {
      meaning: "PostgreSQL instead of the SQLite file in `DATA_DIR`.",
      example: "postgres://skatert:secret@127.0.0.1:5432/skatert",
    }),
  LOG_LEVEL: z._default(z.enum(logLevels), "info").register(variableTexts, {
    meaning: `Least severe level of the log: ${logLevels.map((level) => `\`${level}\``).join(", ")}.`,
  }),
  STOP_DELAY_SECONDS: z
    ._default(z.pipe(trimmed.check(z.regex(/^[0-5]$/, "must be 0 to 5")), z.transform(Number)), 0)
    .register(variableTexts, {
      meaning:
        'Seconds, 0 to 5, in which a stopping server reports "not ready" and still serves, so that a balancer stops using it.',
    }),
  TEST_NOW: z.optional(instant).register(variableTexts, {
    meaning: "Tests only, with `NODE_ENV=test`: the instant from which the server's clock runs.",
    example: "2026-03-02T12:00:00+03:00",
  }),
};

/** The variables of the shop's addresses, for the schema of the whole environment. */
export const siteVariables = {
  PUBLIC_URL: z.optional(siteUrl).register(variableTexts, {
    meaning: "The shop's address in the browser, without a path. With https the server sends HSTS for one year.",
    byDefault: "that of the request",
    example: "https://shop.example.com",
  }),
  OFFICE_URL: z.optional(siteUrl).register(variableTexts, {
    meaning:
      "The address of the [office](set-up.md#the-office), on another host than the shop. Set `PUBLIC_URL` too: the office needs it to preview the shop.",
    byDefault: "`/office` of the shop's address",
    example: "https://office.example.com",
  }),
  HSTS_INCLUDE_SUBDOMAINS: z._default(z.enum(["true", "false"]), "false").register(variableTexts, {
    meaning: "`true`: HSTS includes the subdomains of `PUBLIC_URL`.",
  }),
  TRUST_PROXY: z.optional(trustedProxies).register(variableTexts, {
    meaning: "Addresses of the reverse proxies whose `X-Forwarded-*` headers are trusted, comma-separated.",
    example: "127.0.0.1",
  }),
};

/** The variables of another host, for the schema of the whole environment. */
export const backendVariables = {
  BACKEND_URL: z.optional(httpUrl).register(variableTexts, {
    meaning:
      "Another host with the same API, instead of the embedded backend; [your own WordPress](set-up.md#before-your-own-wordpress) too.",
    example: "https://backend.example.com",
  }),
  BACKEND_CONSUMER_KEY: z.optional(trimmed).register(variableTexts, {
    meaning: "Key for the calls of that host that require one; never sent to a browser.",
  }),
  BACKEND_CONSUMER_SECRET: z.optional(trimmed).register(variableTexts, { meaning: "The secret of that key." }),
  BACKEND_KEYS_IN: z._default(z.enum(["query", "basic"]), "query").register(variableTexts, {
    meaning: "Where key and secret are sent: `query`, as the specification says, or `basic` (`Authorization: Basic`).",
  }),
};

/** Variables that must be set together. */
export const backendTogether = ["BACKEND_CONSUMER_KEY", "BACKEND_CONSUMER_SECRET"] as const;
