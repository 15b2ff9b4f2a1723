import type { MouseEvent, ReactNode } from "react";
import { bookingAnchor, bookTable } from "../../model/bookings/book-table.ts";
import { useLocation, useNavigate } from "../../routing/hooks.ts";
import type { Navigate } from "../../routing/types.ts";
import { glide } from "../../ui/browser/glide.ts";

/**
 * One listener for every plain link of the page: a click on an address of this site becomes a navigation of
 * the router. Links still work with the keyboard, in a new tab and without script.
 */
export function LinkListener({ children }: { readonly children: ReactNode }) {
  const { state } = useLocation();
  const toPage = useNavigate();
  // A link in a modal replaces the modal's history entry, so that Back returns to the page in one step (MODAL-3).
  const replace = typeof state === "object" && state !== null && "modals" in state && Number(state.modals) > 0;
  const navigate: Navigate = (to, options) => toPage(to, { ...options, replace });
  return (
    // biome-ignore lint/a11y: the links below are what is focused and pressed; clicks only pass through here.
    <div onClick={(event) => followLink(event, navigate)}>{children}</div>
  );
}

function followLink(event: MouseEvent, navigate: Navigate): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || !isOurs(link)) return;
  const url = new URL(link.href);
  const isSamePath = url.pathname === window.location.pathname;
  event.preventDefault();
  if (url.hash === bookingAnchor) {
    bookTable();
    return;
  }
  if (isSamePath && url.search === window.location.search && url.hash) {
    scrollToAnchor(url.hash);
    return;
  }
  // The same path keeps its scroll position (SCREEN-2).
  navigate(url.pathname + url.search + url.hash, {
    preventScrollReset: isSamePath,
    state: isSamePath ? { openedHere: true } : null,
  });
}

/** Whether the router may follow it: this site, this tab, a page and not a file. */
function isOurs(link: HTMLAnchorElement): boolean {
  const isHere = link.origin === window.location.origin && (link.target === "" || link.target === "_self");
  return (
    isHere && !link.hasAttribute("download") && !/\.\w{2,5}$/.test(link.pathname) && !link.pathname.startsWith("/api/")
  );
}

function scrollToAnchor(hash: string): void {
  const element = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!element) return;
  element.scrollIntoView({ behavior: glide() });
  element.focus({ preventScroll: true });
  // Skipped blocks get their real height on the way, which moves the anchor. Do not scroll again if the shopper has
  // scrolled meanwhile.
  const settle = () => {
    const isNear = Math.abs(element.getBoundingClientRect().top) < 2 * window.innerHeight;
    if (isNear) element.scrollIntoView({ behavior: "instant" });
  };
  document.addEventListener("scrollend", settle, { once: true });
}
