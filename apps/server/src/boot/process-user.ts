import { userInfo } from "node:os";

/** Name of the user that this process runs as, for a message; its number where the system has no name for it. */
export function processUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ""}`.trim();
  }
}
