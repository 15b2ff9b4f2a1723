import {
  type Account,
  ApiErrorSchema,
  accountToWire,
  DoneSchema,
  type LanguageCode,
  languageOf,
  oneLine,
  PATHS,
  PersonalQuerySchema,
  readDay,
  UserAnswerSchema,
  UserUpdateSchema,
  type WireUserUpdate,
} from "@skatert/contract";
import type { CalendarDay, CustomerId } from "@skatert/domain";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Sessions } from "../../http/sessions/session.ts";
import { invalidParams } from "../../input/refusal.ts";
import { belongingsRoutes } from "./belongings/belongings-routes.ts";
import type { Accounts, ProfileChange } from "./service.ts";

export interface AccountRoutesDeps {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  /** All data about the person, as JSON values by subject. */
  readonly exportOf: (userId: CustomerId, language: LanguageCode) => Promise<Readonly<Record<string, unknown>>>;
  /** Today in the shop's time zone. */
  readonly today: () => Promise<CalendarDay>;
}

const tags = ["account"];
const faults = { 401: ApiErrorSchema, 403: ApiErrorSchema };

/** The caller's account: profile, saved data, export and deletion (ROLE-1, ROLE-3). */
export function accountRoutes(instance: FastifyInstance, deps: AccountRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { accounts, sessions } = deps;

  app.get(
    PATHS.user,
    { schema: { tags, querystring: PersonalQuerySchema, response: { 200: UserAnswerSchema, ...faults } } },
    async (request) => {
      const { userId } = await sessions.requireOwn(request, request.query.user_id);
      return userAnswer(await accounts.profile(userId));
    },
  );

  app.post(
    PATHS.user,
    {
      schema: {
        tags,
        description: "Changes the profile; the birthday can be set once.",
        body: UserUpdateSchema,
        response: { 200: UserAnswerSchema, 400: ApiErrorSchema, ...faults },
      },
    },
    async (request) => {
      const { userId } = await sessions.requireViewer(request);
      return userAnswer(await accounts.change(userId, profileChange(request.body, await deps.today())));
    },
  );

  app.get(
    PATHS.userExport,
    {
      schema: {
        tags,
        description: "All data about the caller, as a file.",
        querystring: PersonalQuerySchema,
        response: { 200: z.looseObject({}), ...faults },
      },
    },
    async (request, reply) => {
      const { userId } = await sessions.requireOwn(request, request.query.user_id);
      reply.header("content-disposition", 'attachment; filename="account.json"');
      return deps.exportOf(userId, languageOf(request.query.lang));
    },
  );

  app.delete(
    PATHS.user,
    {
      schema: {
        tags,
        description: "Deletes the account; its orders remain without personal data.",
        response: { 200: DoneSchema, 401: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await sessions.requireViewer(request);
      await accounts.remove(userId);
      sessions.forget(request, reply, userId);
      return { status: "success" as const };
    },
  );

  belongingsRoutes(instance, deps);
}

function userAnswer(account: Account) {
  return { status: "success" as const, data: { data: accountToWire(account) } };
}

/** Earliest plausible birthday. */
const earliestYear = 1900;

function profileChange({ name, email, birth }: WireUserUpdate, today: CalendarDay): ProfileChange {
  const day = birth === undefined ? undefined : readDay(birth);
  if (day === null || (day !== undefined && !isPast(day, today))) {
    throw invalidParams([{ path: "birth", message: "must be a day that has been" }]);
  }
  return {
    ...(name === undefined ? {} : { name: oneLine(name) }),
    ...(email === undefined ? {} : { email: email === "" ? null : email }),
    ...(day === undefined ? {} : { birth: day }),
  };
}

function isPast(day: CalendarDay, today: CalendarDay): boolean {
  const order = (date: CalendarDay) => (date.year * 100 + date.month) * 100 + date.day;
  return day.year >= earliestYear && order(day) < order(today);
}
