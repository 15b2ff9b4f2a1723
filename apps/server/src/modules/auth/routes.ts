import {
  ApiErrorSchema,
  CheckCodeAnswerSchema,
  CheckCodeSchema,
  DoneSchema,
  type LoginChannel,
  LogoutSchema,
  languageOf,
  MiniAppLoginSchema,
  PATHS,
  SendCodeAnswerSchema,
  SendCodeSchema,
  type WireSendCodeAnswer,
} from "@skatert/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Sessions } from "../../plugins/session.ts";
import type { Login } from "./service.ts";

export interface AuthRoutesDeps {
  readonly login: Login;
  readonly sessions: Sessions;
  /** The account of a number just proved; makes one for a new person. `referral` is an inviting friend's code. */
  readonly signIn: (phone: string, referral: string | null) => Promise<number>;
  /** The outbox file to tell of; null in production, and where providers are set. */
  readonly outboxHint: string | null;
}

const LanguageQuery = z.looseObject({ lang: z.optional(z.string()) });
const tags = ["account"];

/** Sign-in by code over three channels, and sign-out (ROLE-2, API-1). */
export function authRoutes(instance: FastifyInstance, deps: AuthRoutesDeps): void {
  loginPair(instance, deps, "sms", PATHS.sendCode, PATHS.checkCode);
  loginPair(instance, deps, "telegram", PATHS.telegramSend, PATHS.telegramCheck);
  loginPair(instance, deps, "whatsapp", PATHS.whatsappSend, PATHS.whatsappCheck);

  miniApp(instance, deps);

  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    PATHS.logout,
    {
      schema: {
        tags,
        description: "Ends the session, or all of the user's.",
        body: LogoutSchema,
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      await deps.sessions.close(request, reply, request.body?.everywhere ?? false);
      return { status: "success" as const };
    },
  );
}

function loginPair(
  instance: FastifyInstance,
  deps: AuthRoutesDeps,
  channel: LoginChannel,
  sendPath: string,
  checkPath: string,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const faults = { 400: ApiErrorSchema, 429: ApiErrorSchema };
  app.post(
    sendPath,
    {
      schema: {
        tags,
        description: `Sends a one-time code, by ${channel} where it can.`,
        querystring: LanguageQuery,
        body: SendCodeSchema,
        response: { 200: SendCodeAnswerSchema, ...faults, 503: ApiErrorSchema },
      },
    },
    async (request): Promise<WireSendCodeAnswer> => {
      const language = languageOf(request.query.lang);
      const sent = await deps.login.sendCode({
        phone: request.body.phone,
        channel,
        clientAddress: request.ip,
        language,
      });
      const answer = { status: "success", retry_after: sent.retryAfter, channel: sent.channel } as const;
      return deps.outboxHint === null ? answer : { ...answer, outbox: deps.outboxHint };
    },
  );
  app.post(
    checkPath,
    {
      schema: {
        tags,
        description: "Signs in with the code.",
        body: CheckCodeSchema,
        response: { 200: CheckCodeAnswerSchema, ...faults },
      },
    },
    async (request, reply) => {
      return openSession(deps, request, reply, await deps.login.checkCode(request.body));
    },
  );
}

function miniApp(instance: FastifyInstance, deps: AuthRoutesDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().post(
    PATHS.telegramMiniApp,
    {
      schema: {
        tags,
        description: "Signs in who opened the shop as a Telegram mini app and shared the own number there.",
        body: MiniAppLoginSchema,
        response: { 200: CheckCodeAnswerSchema, 400: ApiErrorSchema, 404: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const { init_data: initData, contact } = request.body;
      return openSession(deps, request, reply, deps.login.checkMiniApp({ initData, contact }));
    },
  );
}

/** Signs in whose number was proved. */
async function openSession(
  { sessions, signIn }: AuthRoutesDeps,
  request: FastifyRequest<{ Body: { referral?: string | undefined } }>,
  reply: FastifyReply,
  phone: string,
) {
  const userId = await signIn(phone, request.body.referral?.trim() || null);
  const token = await sessions.open(request, reply, userId);
  reply.header("cache-control", "no-store");
  return { status: "success" as const, token, user_id: userId };
}
