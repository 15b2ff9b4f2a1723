import {
  AddressesSchema,
  ApiErrorSchema,
  FavoritesSchema,
  languageOf,
  NotificationsReadSchema,
  NotificationsSchema,
  PATHS,
  PersonalQuerySchema,
  PreferencesSchema,
  SaveAddressSchema,
  SaveFavoritesSchema,
  SavePreferencesSchema,
  savedAddressFromWire,
  savedAddressToWire,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Sessions } from "../../../http/sessions/session.ts";
import type { Accounts } from "../service.ts";

interface BelongingsRoutesDeps {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
}

const tags = ["account"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };
const AddressParams = z.object({ id: z.string() });

/** Addresses, favourites, preferences and notifications of the caller. Another user's `user_id` is a 403 (ROLE-3). */
export function belongingsRoutes(instance: FastifyInstance, deps: BelongingsRoutesDeps): void {
  addressRoutes(instance, deps);
  favoriteRoutes(instance, deps);
  preferenceRoutes(instance, deps);
  notificationRoutes(instance, deps);
}

function addressRoutes(instance: FastifyInstance, { accounts, sessions }: BelongingsRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const response = { 200: AddressesSchema, ...faults, 404: ApiErrorSchema };
  app.get(PATHS.addresses, { schema: { tags, querystring: PersonalQuerySchema, response } }, async (request) => {
    const { userId } = await sessions.requireOwn(request, request.query.user_id);
    return (await accounts.addresses(userId)).map(savedAddressToWire);
  });
  app.post(PATHS.addresses, { schema: { tags, body: SaveAddressSchema, response } }, async (request) => {
    const { userId } = await sessions.requireOwn(request, request.body.user_id);
    const address = savedAddressFromWire(request.body.data);
    return (await accounts.saveAddress(userId, address)).map(savedAddressToWire);
  });
  app.delete(`${PATHS.addresses}/:id`, { schema: { tags, params: AddressParams, response } }, async (request) => {
    const { userId } = await sessions.requireViewer(request);
    return (await accounts.removeAddress(userId, request.params.id)).map(savedAddressToWire);
  });
}

function favoriteRoutes(instance: FastifyInstance, { accounts, sessions }: BelongingsRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const response = { 200: FavoritesSchema, ...faults };
  app.get(PATHS.favorites, { schema: { tags, querystring: PersonalQuerySchema, response } }, async (request) => {
    const { userId } = await sessions.requireOwn(request, request.query.user_id);
    return { favorites: [...(await accounts.favorites(userId))] };
  });
  app.post(
    PATHS.favorites,
    {
      schema: {
        tags,
        description: "Sets the list; with `merge` adds to it, as at sign-in.",
        body: SaveFavoritesSchema,
        response,
      },
    },
    async (request) => {
      const { user_id: named, favorites, merge = false } = request.body;
      const { userId } = await sessions.requireOwn(request, named);
      return { favorites: [...(await accounts.saveFavorites(userId, favorites.map(Number), merge))] };
    },
  );
}

function preferenceRoutes(instance: FastifyInstance, { accounts, sessions }: BelongingsRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const response = { 200: PreferencesSchema, ...faults };
  app.get(PATHS.preferences, { schema: { tags, querystring: PersonalQuerySchema, response } }, async (request) => {
    const { userId } = await sessions.requireOwn(request, request.query.user_id);
    return { preferences: [...(await accounts.preferences(userId))] };
  });
  app.post(PATHS.preferences, { schema: { tags, body: SavePreferencesSchema, response } }, async (request) => {
    const { userId } = await sessions.requireOwn(request, request.body.user_id);
    return { preferences: [...(await accounts.savePreferences(userId, request.body.preferences))] };
  });
}

function notificationRoutes(instance: FastifyInstance, { accounts, sessions }: BelongingsRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const response = { 200: NotificationsSchema, ...faults };
  app.get(PATHS.notifications, { schema: { tags, querystring: PersonalQuerySchema, response } }, async (request) => {
    const { userId } = await sessions.requireOwn(request, request.query.user_id);
    return accounts.notifications(userId, languageOf(request.query.lang));
  });
  app.post(
    PATHS.notifications,
    {
      schema: {
        tags,
        description: "Marks notifications as read; without ids, all of them.",
        querystring: PersonalQuerySchema,
        body: NotificationsReadSchema,
        response,
      },
    },
    async (request) => {
      const { userId } = await sessions.requireOwn(request, request.query.user_id);
      await accounts.markRead(userId, request.body?.ids ?? null);
      return accounts.notifications(userId, languageOf(request.query.lang));
    },
  );
}
