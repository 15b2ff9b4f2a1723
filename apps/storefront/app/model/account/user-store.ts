import { create } from "zustand";
import { persist } from "zustand/middleware";
import {
  browserStorage,
  keepShape,
  storedId,
  storedList,
  storedRecord,
  storedText,
  storedTextOrNull,
} from "../../platform/storage/stored.ts";

/** The known user of this browser. The session itself is an HTTP-only cookie (ENT-7). */
export interface KnownUser {
  readonly id: number;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
}

interface UserState {
  readonly user: KnownUser | null;
  /** The signed-in shopper's preferences, see user-preferences.ts. */
  readonly preferences: readonly string[];
  /** Code of the friend whose link was opened, until the next sign-in. */
  readonly invitation: string | null;
  /** The reward of an invitation waits for the first order. Read again at each visit. */
  readonly isInvited: boolean;
  readonly adopt: (user: KnownUser) => void;
  readonly prefer: (preferences: readonly string[]) => void;
  readonly invite: (code: string) => void;
  /** No reward is waiting any more. */
  readonly endInvitation: () => void;
  /** A sign-out leaves nothing of the person (STATE-8). */
  readonly forget: () => void;
}

const nobody = { user: null, preferences: [], invitation: null, isInvited: false };

/** The data of the signed-in shopper that scripts may read. */
export const useUser = create<UserState>()(
  persist(
    (set) => ({
      ...nobody,
      adopt: ({ id, name, phone }) => set({ user: { id, name, phone }, invitation: null }),
      prefer: (preferences) => set({ preferences }),
      invite: (invitation) => set({ invitation, isInvited: true }),
      endInvitation: () => set({ isInvited: false }),
      forget: () => set(nobody),
    }),
    {
      name: "skatert-user",
      version: 1,
      skipHydration: true,
      storage: browserStorage(),
      partialize: ({ user, preferences, invitation, isInvited }): unknown => ({
        user,
        preferences,
        invitation,
        isInvited,
      }),
      migrate: keepShape,
      merge: (persisted, state) => {
        const stored = storedRecord(persisted);
        return {
          ...state,
          user: readUser(stored["user"]),
          preferences: storedList(stored["preferences"], storedTextOrNull),
          invitation: storedTextOrNull(stored["invitation"]),
          isInvited: stored["isInvited"] === true,
        };
      },
    },
  ),
);

function readUser(value: unknown): KnownUser | null {
  const stored = storedRecord(value);
  const id = storedId(stored["id"]);
  return id === null ? null : { id, name: storedText(stored["name"]), phone: storedText(stored["phone"]) };
}
