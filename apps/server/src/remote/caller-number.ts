import { createApiClient, DEFAULT_LANGUAGE } from "@skatert/contract";
import { askBackend, type Backend, backendAway } from "./backend.ts";

/** Whose token it is, by `system/users`; null for one that the backend does not know. Throws `backendAway`. */
export async function callerNumber(backend: Backend, token: string): Promise<number | null> {
  const { account } = createApiClient({
    baseUrl: "",
    language: DEFAULT_LANGUAGE,
    fetch: (path) =>
      askBackend(backend, {
        method: "GET",
        path: `${path}?token=${encodeURIComponent(token)}`,
        headers: { accept: "application/json", authorization: `Bearer ${token}` },
        mayRetry: false,
      }),
  });
  try {
    const answer = await account.account();
    return answer.ok && Number.isSafeInteger(answer.value.id) ? answer.value.id : null;
  } catch (error) {
    throw backendAway(error);
  }
}
