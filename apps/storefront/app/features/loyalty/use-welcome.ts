import type { LanguageCode } from "@skatert/contract";
import type { CustomerId } from "@skatert/domain";
import { useEffect, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useUser } from "../../model/account/user-store.ts";
import { api } from "../../platform/api/api.ts";

/** Points for the first order of an invited friend. 0 until the shop answers, and for others. */
export function useWelcome(): number {
  const { language } = useI18n();
  const isInvited = useUser((state) => state.isInvited);
  const userId = useUser((state) => state.user?.id ?? null);
  const code = useUser((state) => state.invitation);
  const [points, setPoints] = useState(0);
  useEffect(() => {
    if (!isInvited) return setPoints(0);
    let isGone = false;
    const ask = async () => {
      const waiting = await pointsFor(userId, code, language);
      if (isGone || waiting === null) return;
      setPoints(waiting);
      // An unknown code and an existing account bring no reward, and a reward is given once.
      if (waiting === 0) useUser.getState().endInvitation();
    };
    ask().catch((error: unknown) => console.warn("loading the invitation failed", error));
    return () => {
      isGone = true;
    };
  }, [isInvited, userId, code, language]);
  return points;
}

/** Null if the shop does not send it. */
async function pointsFor(
  userId: CustomerId | null,
  code: string | null,
  language: LanguageCode,
): Promise<number | null> {
  const calls = await api.loyalty(language);
  if (userId !== null) {
    const own = await calls.referral();
    return own.ok ? own.value.welcome : null;
  }
  const rules = await calls.referralRules(code);
  if (!rules.ok) return null;
  return rules.value.active ? rules.value.friendReward : 0;
}
