import { useEffect } from "react";
import { signInCookie } from "../../../model/account/sign-in-cookie.ts";
import { openModal } from "../../../model/page/modals.ts";
import { useLocation } from "../../../routing/hooks.ts";
import { requestedAccountPage } from "./requested-account-page.ts";

/**
 * Opens the sign-in sheet for a guest whom the server redirected from an account page (ROUTE-10). After
 * signing in, the requested page opens.
 */
export function SignInRequest() {
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation may have been sent home.
  useEffect(() => {
    const returnTo = requestedAccountPage(document.cookie);
    if (returnTo === null) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent from some browsers in use.
    document.cookie = `${signInCookie}=; path=/; max-age=0; samesite=lax`;
    // A guest who has left the home page does not need the sheet.
    if (pathname === "/") openModal("auth", { returnTo, isRequired: true });
  }, [key]);
  return null;
}
