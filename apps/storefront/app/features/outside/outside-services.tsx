import { useEffect, useState } from "react";
import { useConsent } from "../../model/outside/consent-store.ts";
import { needsConsent, type OutsideView } from "../../model/outside/outside.ts";
import { followOtherTabs, rehydrateStores } from "../../platform/storage/rehydrate.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { useChatWidget } from "./use-chat-widget.ts";
import { useScripts } from "./use-scripts.ts";
import { useTelegramApp } from "./use-telegram-app.ts";
import { useTranslator } from "./use-translator.ts";

const stores = [useConsent];

/** Asks once, and loads the configured services only after consent (EXT-3, APP-7, STATE-6). */
export function OutsideServices({ outside }: { readonly outside: OutsideView }) {
  const [isRead, setRead] = useState(false);
  const { answer, isAsked, give } = useConsent();
  useEffect(() => {
    rehydrateStores(stores);
    setRead(true);
    return followOtherTabs(stores);
  }, []);
  const isAllowed = isRead && answer === "yes";
  useScripts(outside.scripts, isAllowed);
  useChatWidget(outside.chat, isAllowed);
  useTelegramApp(outside.telegramUrl, isAllowed);
  useTranslator(outside.translator, { isRead, isAllowed });
  useLeavingNothingBehind(isAllowed);
  const isShown = isRead && needsConsent(outside) && (answer === null || isAsked);
  return isShown ? <ConsentBanner answer={answer} onAnswer={give} /> : null;
}

/** A running script cannot be removed, so the page is reloaded when consent is withdrawn. */
function useLeavingNothingBehind(isAllowed: boolean): void {
  const [wasAllowed, setWasAllowed] = useState(isAllowed);
  useEffect(() => {
    if (isAllowed) setWasAllowed(true);
    else if (wasAllowed) window.location.reload();
  }, [isAllowed, wasAllowed]);
}
