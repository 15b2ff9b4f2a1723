import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import type { WirePasskeyOptions } from "@skatert/contract";

/** The browser's answer, "left" if the person cancelled, or "known" if the device already has the passkey. */
export type PasskeyAnswer<Answer> = Answer | "left" | "known" | "failed";

const load = () => import("@simplewebauthn/browser");

/** Whether this browser supports passkeys. Without https it does not. */
export function canHavePasskeys(): boolean {
  return typeof window.PublicKeyCredential === "function";
}

/** Whether the browser can suggest passkeys in the login field. */
export async function offersPasskeysByItself(): Promise<boolean> {
  if (!canHavePasskeys()) return false;
  return (await load()).browserSupportsWebAuthnAutofill();
}

/** Asks the person for a passkey. `autofill`: as a suggestion in the login field, for any length of time. */
export async function askForPasskey(
  optionsJSON: WirePasskeyOptions,
  autofill: boolean,
): Promise<PasskeyAnswer<AuthenticationResponseJSON>> {
  return answered(async () => (await load()).startAuthentication({ optionsJSON, useBrowserAutofill: autofill }));
}

/** Creates a passkey on the device. */
export async function makePasskey(options: WirePasskeyOptions): Promise<PasskeyAnswer<RegistrationResponseJSON>> {
  if (!isForCreation(options)) return "failed";
  return answered(async () => (await load()).startRegistration({ optionsJSON: options }));
}

/** Cancels a pending request. */
export async function stopAskingForPasskey(): Promise<void> {
  if (canHavePasskeys()) (await load()).WebAuthnAbortService.cancelCeremony();
}

async function answered<Answer>(ask: () => Promise<Answer>): Promise<PasskeyAnswer<Answer>> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    // Browsers report "no" and "no such passkey" alike.
    if (name === "NotAllowedError" || name === "AbortError") return "left";
    return name === "InvalidStateError" ? "known" : "failed";
  }
}

function isForCreation(
  options: WirePasskeyOptions,
): options is WirePasskeyOptions & PublicKeyCredentialCreationOptionsJSON {
  return "rp" in options && "user" in options && "pubKeyCredParams" in options;
}
