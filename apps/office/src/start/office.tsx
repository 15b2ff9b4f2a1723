import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { createI18n, type I18n } from "../i18n/i18n.ts";
import { I18nProvider } from "../i18n/i18n-context.tsx";
import type { OfficeLanguage } from "../i18n/language.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { queryClient } from "../platform/api/query-client.ts";
import { keepLanguage } from "../platform/device/chosen-language.ts";
import { showManifest } from "../theme/theme.ts";
import { Pages } from "./router.tsx";

const Toasts = lazy(async () => ({ default: (await import("../ui/toast/toast-region.tsx")).ToastRegion }));

/** The whole app in one language. Switching the language keeps typed values. */
export function Office({ i18n: first }: { readonly i18n: I18n }) {
  const [i18n, setI18n] = useState(first);
  const speech = useMemo(() => {
    const speak = async (language: OfficeLanguage) => {
      setI18n(createI18n(language, await loadMessages(language)));
      keepLanguage(language);
    };
    return { ...i18n, speak };
  }, [i18n]);
  useEffect(() => {
    document.documentElement.lang = i18n.language;
    showManifest();
  }, [i18n]);
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider value={speech}>
        <Pages />
        <Suspense fallback={null}>
          <Toasts label={i18n.t("toasts.label")} closeLabel={i18n.t("close")} />
        </Suspense>
      </I18nProvider>
    </QueryClientProvider>
  );
}
