import {
  ApiErrorSchema,
  languageOf,
  OFFICE_PATHS,
  PushKeySchema,
  PushStateSchema,
  StaffPhoneEndSchema,
  StaffPhoneSchema,
  wireQueryText,
} from "@skatert/contract";
import * as z from "zod/mini";
import type { TypedApp } from "../../../http/typed-app.ts";
import type { StaffGate } from "../../staff-gate.ts";
import type { StaffPhones } from "./staff-phones.ts";

export interface PhoneRoutesDeps {
  readonly gate: Pick<StaffGate, "caller">;
  readonly phones: StaffPhones;
  readonly publicKey: string;
}

const tags = ["office"];
const faults = { 401: ApiErrorSchema };

/** Subscribes the phone of a staff member to calls about unanswered orders, until the session ends (BOARD-3). */
export function phoneRoutes(app: TypedApp, { gate, phones, publicKey }: PhoneRoutesDeps): void {
  app.get(
    OFFICE_PATHS.push,
    {
      schema: {
        tags,
        summary: "The key to subscribe a staff phone with",
        description: "The public VAPID key, for `pushManager.subscribe`.",
        response: { 200: PushKeySchema, ...faults },
      },
    },
    async (request) => {
      await gate.caller(request);
      return { public_key: publicKey };
    },
  );
  app.post(
    OFFICE_PATHS.push,
    {
      schema: {
        tags,
        summary: "Subscribe a staff phone",
        description:
          "Calls this browser when nobody answers an order in a branch where the person answers orders, until the session ends.",
        querystring: z.looseObject({ lang: wireQueryText }),
        body: StaffPhoneSchema,
        response: { 200: PushStateSchema, 400: ApiErrorSchema, ...faults },
      },
    },
    async (request) => {
      const { sessionId } = await gate.caller(request);
      await phones.subscribe(sessionId, { ...request.body, language: languageOf(request.query.lang) });
      return { subscribed: true };
    },
  );
  app.delete(
    OFFICE_PATHS.push,
    {
      schema: {
        tags,
        summary: "Unsubscribe a staff phone",
        description: "Ends the subscription of a browser; without `endpoint` every one of this session.",
        body: z.nullish(StaffPhoneEndSchema),
        response: { 200: PushStateSchema, 400: ApiErrorSchema, ...faults },
      },
    },
    async (request) => {
      const { sessionId } = await gate.caller(request);
      await phones.forget(sessionId, request.body?.endpoint ?? null);
      return { subscribed: false };
    },
  );
  testRoute(app, { gate, phones });
}

function testRoute(app: TypedApp, { gate, phones }: Pick<PhoneRoutesDeps, "gate" | "phones">): void {
  app.post(
    OFFICE_PATHS.pushTest,
    {
      schema: {
        tags,
        summary: "Send a test notification to a staff phone",
        description:
          "`subscribed` false: this session has no such phone, or its browser has ended the subscription, which is forgotten.",
        body: StaffPhoneEndSchema,
        response: { 200: PushStateSchema, 400: ApiErrorSchema, ...faults, 429: ApiErrorSchema, 503: ApiErrorSchema },
      },
    },
    async (request) => {
      const { sessionId } = await gate.caller(request);
      return { subscribed: await phones.test(sessionId, request.body.endpoint) };
    },
  );
}
