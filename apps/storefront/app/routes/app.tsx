import { useEffect } from "react";
import type { I18n } from "../i18n/i18n.ts";
import { I18nProvider } from "../i18n/i18n-context.tsx";
import { RouterView } from "../routing/router-view.tsx";
import type { Router } from "../routing/types.ts";

export interface AppProps {
  readonly router: Router;
  readonly i18n: I18n;
  /** Called in the browser once all effects of the page have run. */
  readonly onReady?: () => void;
}

/** The whole storefront, on the server and in the browser. */
export function App({ router, i18n, onReady }: AppProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page begins once.
  useEffect(() => onReady?.(), []);
  return (
    <I18nProvider i18n={i18n}>
      <RouterView router={router} />
    </I18nProvider>
  );
}
