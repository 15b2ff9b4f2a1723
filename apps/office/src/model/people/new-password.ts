import { isWeakPassword } from "@skatert/domain";

const shortest = 10;

/**
 * What is wrong with a password that a person chooses, as a text's key; null: nothing. The server decides by the same
 * rule (STAFF-1). `own`: the person's login and name.
 */
export function passwordFault(password: string, own: readonly string[]) {
  if (password.length < shortest) return "welcome.passwordHint";
  return isWeakPassword(password, own) ? "welcome.passwordWeak" : null;
}
