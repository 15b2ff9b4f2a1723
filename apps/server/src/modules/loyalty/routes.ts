import {
  ApiErrorSchema,
  BonusHistorySchema,
  BonusSchema,
  bonusStateToWire,
  languageOf,
  PATHS,
  PersonalQuerySchema,
  ReferralRulesQuerySchema,
  ReferralRulesSchema,
  ReferralSchema,
  SpinRequestSchema,
  SpinSchema,
  WheelSchema,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { originOf } from "../../http/request-origin.ts";
import type { Sessions } from "../../http/sessions/session.ts";
import type { TypedApp } from "../../http/typed-app.ts";
import { drawnToWire, type Loyalty } from "./service.ts";

export interface LoyaltyRoutesDeps {
  readonly loyalty: Loyalty;
  readonly sessions: Sessions;
  readonly publicUrl: URL | null;
}

const tags = ["loyalty"];
const faults = { 401: ApiErrorSchema, 403: ApiErrorSchema };

/** Points, invitation and wheel of the caller; another user's `user_id` is a 403 (ROLE-3). */
export function loyaltyRoutes(instance: FastifyInstance, { loyalty, sessions, publicUrl }: LoyaltyRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  pointsRoutes(app, { loyalty, sessions });

  referralRoutes(app, { loyalty, sessions, publicUrl });

  app.get(
    PATHS.wheel,
    {
      schema: {
        tags,
        description: "The wheel as JSON; a browser that requests a page gets the game.",
        querystring: PersonalQuerySchema,
        response: { 200: WheelSchema, ...faults },
      },
    },
    async (request) => {
      const viewer = await sessions.requireOwn(request, request.query.user_id);
      const { segments, spinsLeft, last } = await loyalty.wheel(viewer, languageOf(request.query.lang));
      return {
        segments: segments.map(({ id, label, color, image }) => ({ id, label, color, image })),
        spins_left: spinsLeft,
        last: last === null ? null : drawnToWire(last),
      };
    },
  );

  app.post(
    PATHS.wheelSpin,
    {
      schema: {
        tags,
        description: "Draws a prize: points or a personal coupon. 409 `no-spins` without a turn.",
        querystring: PersonalQuerySchema,
        body: SpinRequestSchema,
        response: { 200: SpinSchema, ...faults, 409: ApiErrorSchema },
      },
    },
    async (request) => {
      const viewer = await sessions.requireOwn(request, request.body?.user_id ?? request.query.user_id);
      const drawn = await loyalty.spin(viewer, languageOf(request.query.lang));
      return { ...drawnToWire(drawn), spins_left: drawn.spinsLeft };
    },
  );
}

/** The caller's own invitation and its rewards. */
function referralRoutes(app: TypedApp, { loyalty, sessions, publicUrl }: LoyaltyRoutesDeps): void {
  app.get(
    PATHS.referral,
    { schema: { tags, querystring: PersonalQuerySchema, response: { 200: ReferralSchema, ...faults } } },
    async (request) => {
      const { userId } = await sessions.requireOwn(request, request.query.user_id);
      const { friendReward, ...referral } = await loyalty.referral(userId, originOf(request, publicUrl));
      return { ...referral, friend_reward: friendReward };
    },
  );

  app.get(
    PATHS.referralRules,
    {
      schema: {
        tags,
        description:
          "In points; a guest may ask. With `code`: what this invitation gives, nothing for an unknown code.",
        querystring: ReferralRulesQuerySchema,
        response: { 200: ReferralRulesSchema },
      },
    },
    async (request) => {
      const { active, reward, friendReward } = await loyalty.referralRules(request.query.code ?? null);
      return { active, reward, friend_reward: friendReward };
    },
  );
}

/** The balance and the lines that made it. */
function pointsRoutes(app: TypedApp, { loyalty, sessions }: Pick<LoyaltyRoutesDeps, "loyalty" | "sessions">): void {
  app.get(
    PATHS.bonus,
    { schema: { tags, querystring: PersonalQuerySchema, response: { 200: BonusSchema, ...faults } } },
    async (request) => {
      const { userId } = await sessions.requireOwn(request, request.query.user_id);
      return bonusStateToWire(await loyalty.bonus(userId));
    },
  );

  app.get(
    PATHS.bonusHistory,
    {
      schema: {
        tags,
        description: "The lines of the caller's balance, newest first.",
        querystring: PersonalQuerySchema,
        response: { 200: BonusHistorySchema, ...faults },
      },
    },
    async (request) => {
      const { userId } = await sessions.requireOwn(request, request.query.user_id);
      const entries = await loyalty.history(userId);
      return {
        entries: entries.map(({ id, kind, points, at, orderId }) => ({
          id,
          kind,
          points,
          date: new Date(at).toISOString(),
          order_id: orderId,
        })),
      };
    },
  );
}
