import type { Messages } from "@lingui/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { createI18n } from "../i18n/i18n.ts";
import { I18nProvider } from "../i18n/i18n-context.tsx";
import type { OfficeLanguage } from "../i18n/language.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { queryClient } from "../platform/api/query-client.ts";
import { keepLanguage } from "../platform/device/chosen-language.ts";
import { showManifest } from "../theme/theme.ts";
import { Pages } from "./router.tsx";

const Toasts = lazy(async () => ({ default: (await import("../ui/toast/toast-region.tsx")).ToastRegion }));

interface Spoken {
  readonly language: OfficeLanguage;
  readonly messages: Messages;
  /** Sign of the shop's currency. */
  readonly currency: string;
}

/** The whole app in one language. Switching the language keeps typed values. */
export function Office({ spoken: first }: { readonly spoken: Spoken }) {
  const [spoken, setSpoken] = useState(first);
  const speech = useMemo(() => {
    const speak = async (language: OfficeLanguage) => {
      const messages = await loadMessages(language);
      setSpoken(({ currency }) => ({ language, messages, currency }));
      keepLanguage(language);
    };
    const showCurrency = (currency: string) =>
      setSpoken((before) => (before.currency === currency ? before : { ...before, currency }));
    return { ...createI18n(spoken.language, spoken.messages, spoken.currency), speak, showCurrency };
  }, [spoken]);
  useEffect(() => {
    document.documentElement.lang = spoken.language;
    showManifest();
  }, [spoken]);
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider value={speech}>
        <Pages />
        <Suspense fallback={null}>
          <Toasts label={speech.t("toasts.label")} closeLabel={speech.t("close")} />
        </Suspense>
      </I18nProvider>
    </QueryClientProvider>
  );
}
