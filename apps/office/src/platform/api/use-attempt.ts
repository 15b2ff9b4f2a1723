import { useRef } from "react";
import { changeKey } from "./change-key.ts";

/**
 * Keys of a call whose answer may be lost: the same wish has the same key, so that a second press repeats the call and
 * changes nothing twice. Another wish has another key.
 */
export function useAttempt(): (wish: unknown) => string {
  const attempt = useRef({ of: "", key: "" });
  return (wish) => {
    const of = JSON.stringify(wish);
    if (attempt.current.of !== of) attempt.current = { of, key: changeKey() };
    return attempt.current.key;
  };
}
