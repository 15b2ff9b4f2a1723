import { faultsOf, ignoreDropped, PATHS, SaveFavoritesSchema } from "@skatert/contract";
import type { FastifyRequest } from "fastify";
import { invalidParams } from "../../input/refusal.ts";
import { answerTimeoutOf, askBackend, type Backend, backendAway, bodyOf } from "../backend.ts";
import { readFavorites } from "../specification/answer-readers.ts";
import { jsonOf } from "../specification/loose-answers.ts";
import { type CallBody, jsonBody, jsonMembers } from "./call-body.ts";

const maxBytes = 1024 * 1024;

/**
 * The body of `POST user_favorites` as section 7 has it: the list alone. `merge` is ours, so the list that the host has
 * is read first, and the union is sent (API-6). Throws ApiFault; `backendAway` if the host's list cannot be read, because
 * sending the guest's list alone would erase it.
 */
export async function favoritesBody(
  backend: Backend,
  token: string,
  request: Pick<FastifyRequest, "body">,
): Promise<CallBody> {
  const members = Buffer.isBuffer(request.body) && request.body.length > 0 ? jsonMembers(request.body) : {};
  const wire = SaveFavoritesSchema.safeParse(members);
  if (!wire.success) throw invalidParams(faultsOf(wire.error.issues));
  const { favorites, merge = false } = wire.data;
  const stored = merge ? await storedFavorites(backend, token) : [];
  return jsonBody([...new Set([...stored, ...favorites.map(Number)])]);
}

async function storedFavorites(backend: Backend, token: string): Promise<readonly number[]> {
  const answer = await askBackend(backend, {
    method: "GET",
    path: `${PATHS.favorites}?${new URLSearchParams({ token })}`,
    headers: { accept: "application/json" },
    mayRetry: true,
  });
  const body = await bodyOf(answer, maxBytes, answerTimeoutOf(backend));
  if (!answer.ok) throw backendAway(new Error(`${PATHS.favorites} answered ${answer.status}`));
  const list = readFavorites(jsonOf(body), ignoreDropped);
  if (list === undefined) throw backendAway(new Error(`${PATHS.favorites} answered without a list`));
  return list;
}
