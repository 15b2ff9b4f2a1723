import { alertsVariables } from "../../apps/server/src/config/alerts-env.ts";
import { geoVariables } from "../../apps/server/src/config/geo-env.ts";
import { limitsVariables } from "../../apps/server/src/config/limits-env.ts";
import { loginVariables } from "../../apps/server/src/config/login-env.ts";
import { noticesVariables } from "../../apps/server/src/config/notices-env.ts";
import { paymentVariables } from "../../apps/server/src/config/payment-env.ts";
import { pushVariables } from "../../apps/server/src/config/push-env.ts";
import { realtimeVariables } from "../../apps/server/src/config/realtime-env.ts";
import { backendVariables, serverVariables, siteVariables } from "../../apps/server/src/config/server-env.ts";
import { uploadsVariables } from "../../apps/server/src/config/uploads-env.ts";
import type { variableTexts } from "../../apps/server/src/config/variable-texts.ts";

/** A table of docs/settings.md, and the same part of .env.example. */
export type Section = {
  readonly title: string;
  /** Markdown of one line. */
  readonly about?: string;
  readonly variables: Readonly<Record<string, Parameters<typeof variableTexts.get>[0]>>;
};

/** The sections in the order of the page. */
export const SECTIONS: readonly Section[] = [
  { title: "The process and its store", variables: serverVariables },
  {
    title: "Pictures in a bucket",
    about: "The variables of the AWS SDK have the names that it gives them.",
    variables: uploadsVariables,
  },
  { title: "Addresses and proxies", variables: siteVariables },
  { title: "Limits", variables: limitsVariables },
  {
    title: "Signing in",
    about:
      "The first working provider sends the codes; without any, they are written to `DATA_DIR/outbox/messages.jsonl`.",
    variables: loginVariables,
  },
  {
    title: "Online payment",
    about:
      "A branch of [a chain](operate.md#a-chain) may have an account of its own: the same variables with its name at the end, such as `YOOKASSA_SHOP_ID_NORTH`. The office sets the name at the branch.",
    variables: paymentVariables,
  },
  {
    title: "Search of addresses",
    about:
      "Without a provider the shop's own street list is searched. Keys stay on the server: [outside services](outside-services.md).",
    variables: geoVariables,
  },
  {
    title: "Notices to the restaurant",
    about:
      "Try them with `npm run notify -- test`. A branch of [a chain](operate.md#a-chain) may have chats, addresses and numbers of its own.",
    variables: { ...noticesVariables, ...alertsVariables },
  },
  {
    title: "Notifications on guests' devices",
    about: "Their keys are created at the first start and kept in the store.",
    variables: pushVariables,
  },
  { title: "Realtime", variables: realtimeVariables },
  { title: "Another host", variables: backendVariables },
];
