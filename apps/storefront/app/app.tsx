import type { ComponentProps } from "react";
import { RouterProvider } from "react-router/dom";
import type { I18n } from "./i18n/i18n.ts";
import { I18nProvider } from "./i18n/i18n-context.tsx";

/** The whole storefront in the browser; server/render-app.tsx is its twin. */
export function App({ router, i18n }: { readonly router: ComponentProps<typeof RouterProvider>["router"]; readonly i18n: I18n }) {
  return (
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  );
}
