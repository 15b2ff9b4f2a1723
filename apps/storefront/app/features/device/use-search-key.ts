import { useEffect } from "react";
import { useNavigate } from "../../routing/hooks.ts";

/**
 * Ctrl+K or ⌘K opens the search on any page. A key without a modifier could be triggered by speech input and
 * by mistake (WCAG 2.1.4). The key is identified by its position, because its letter depends on the layout.
 */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || isTaken(event.target)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>("search input");
      if (field) field.focus();
      else navigate("/search");
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [navigate]);
}

function isSearchKey({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return code === "KeyK" && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Fields have their own keys, and a dialog must be closed first. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input,textarea,select,dialog") !== null;
}
