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
  wireQueryText,
} from "@skatert/contract";
import type { CustomerId } from "@skatert/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Sessions } from "../../http/sessions/session.ts";
import { Refusal } from "../../input/refusal.ts";
import type { Login } from "./service.ts";
import type { TelegramLinks } from "./telegram-links.ts";

export interface AuthRoutesDeps {
  readonly login: Login;
  readonly sessions: Sessions;
  readonly links: TelegramLinks;
  /**
   * The account of a number that was just confirmed, created for a new person. `referral` is an inviting friend's code.
   */
  readonly signIn: (phone: string, referral: string | null) => Promise<number>;
  /** The outbox file to mention; null in production, and where providers are configured. */
  readonly outboxHint: string | null;
}

const LanguageQuery = z.looseObject({ lang: wireQueryText });
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
        description:
          "Ends the session, or all sessions of the user. A Telegram mini app then asks for the number again.",
        body: LogoutSchema,
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      const viewer = await deps.sessions.viewerOf(request);
      // After sign-out, opening the mini app again must not sign the person in.
      if (viewer !== null) await deps.links.unlink(viewer.userId);
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
        description: `Sends a one-time code, by ${channel} if possible. A 428 contains a challenge: repeat the call with its proof.`,
        querystring: LanguageQuery,
        body: SendCodeSchema,
        response: { 200: SendCodeAnswerSchema, ...faults, 428: ApiErrorSchema, 503: ApiErrorSchema },
      },
    },
    async (request): Promise<WireSendCodeAnswer> => {
      const language = languageOf(request.query.lang);
      const sent = await deps.login.sendCode({
        phone: request.body.phone,
        channel,
        clientAddress: request.ip,
        language,
        proof: request.body.proof ?? null,
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
      const phone = await deps.login.checkCode(request.body);
      return openSession(deps, request, reply, await deps.signIn(phone, referralIn(request.body)));
    },
  );
}

function miniApp(instance: FastifyInstance, deps: AuthRoutesDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().post(
    PATHS.telegramMiniApp,
    {
      schema: {
        tags,
        description:
          "Signs in the person who opened the shop as a Telegram mini app. The first sign-in needs the number shared there.",
        body: MiniAppLoginSchema,
        response: { 200: CheckCodeAnswerSchema, 400: ApiErrorSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const { init_data: initData, contact = null } = request.body;
      const { visitor, phone } = deps.login.checkMiniApp({ initData, contact });
      if (phone === null) return openSession(deps, request, reply, await linkedUser(deps.links, visitor));
      const userId = await deps.signIn(phone, referralIn(request.body));
      await deps.links.link(visitor, userId);
      return openSession(deps, request, reply, userId);
    },
  );
}

async function linkedUser(links: TelegramLinks, visitor: string): Promise<CustomerId> {
  const userId = await links.userOf(visitor);
  if (userId !== null) return userId;
  throw new Refusal("contact_needed", "Share the number first", { reason: "contact-needed" });
}

function referralIn({ referral }: { readonly referral?: string | undefined }): string | null {
  return referral?.trim() || null;
}

async function openSession(
  { sessions }: AuthRoutesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: CustomerId,
) {
  const token = await sessions.open(request, reply, userId);
  reply.header("cache-control", "no-store");
  return { status: "success" as const, token, user_id: userId };
}
