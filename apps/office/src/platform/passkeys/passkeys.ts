import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import type { WirePasskeyOptions } from "@skatert/contract";

/** What the browser said: an answer, "left" when the person turned away, "known" for a key that the device has. */
export type PasskeyAnswer<Answer> = Answer | "left" | "known" | "failed";

const load = () => import("@simplewebauthn/browser");

/** Whether this browser can keep passkeys. Without https it cannot. */
export function canHavePasskeys(): boolean {
  return typeof window.PublicKeyCredential === "function";
}

/** Whether the browser offers passkeys in the field of the login, without a press. */
export async function offersPasskeysByItself(): Promise<boolean> {
  if (!canHavePasskeys()) return false;
  return (await load()).browserSupportsWebAuthnAutofill();
}

/** Asks the person for a passkey; `autofill`: among the suggestions of the login's field, for as long as it takes. */
export async function askForPasskey(
  optionsJSON: WirePasskeyOptions,
  autofill: boolean,
): Promise<PasskeyAnswer<AuthenticationResponseJSON>> {
  return answered(async () => (await load()).startAuthentication({ optionsJSON, useBrowserAutofill: autofill }));
}

/** Lets the device make a passkey. */
export async function makePasskey(options: WirePasskeyOptions): Promise<PasskeyAnswer<RegistrationResponseJSON>> {
  if (!isForCreation(options)) return "failed";
  return answered(async () => (await load()).startRegistration({ optionsJSON: options }));
}

/** Ends a question that waits. */
export async function stopAskingForPasskey(): Promise<void> {
  if (canHavePasskeys()) (await load()).WebAuthnAbortService.cancelCeremony();
}

async function answered<Answer>(ask: () => Promise<Answer>): Promise<PasskeyAnswer<Answer>> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    // Browsers do not tell "no" from "no such passkey".
    if (name === "NotAllowedError" || name === "AbortError") return "left";
    return name === "InvalidStateError" ? "known" : "failed";
  }
}

function isForCreation(
  options: WirePasskeyOptions,
): options is WirePasskeyOptions & PublicKeyCredentialCreationOptionsJSON {
  return "rp" in options && "user" in options && "pubKeyCredParams" in options;
}
