import { signInCookie } from "../../../model/account/sign-in-cookie.ts";

/** Path of the account page in the server's cookie. Null without one. No other path is followed. */
export function requestedAccountPage(cookies: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${signInCookie}=([^;]{1,400})`).exec(cookies)?.[1];
  if (value === undefined) return null;
  try {
    const path = decodeURIComponent(value);
    return /^\/lk(?:\/[\w-]+)*\/?$/.test(path) ? path : null;
  } catch {
    return null;
  }
}
