import { userInfo } from "node:os";

/** Name of the user that runs this process, for a message; the number if the system has no name for it. */
export function processUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ""}`.trim();
  }
}
