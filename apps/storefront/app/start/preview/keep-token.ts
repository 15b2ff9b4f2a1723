import { PREVIEW_HEADER, PREVIEW_QUERY } from "@skatert/contract";

/** A navigation that leaves the document, as far as browsers have this interface. */
interface Leaving extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly hashChange: boolean;
}

/** Sends the token with every request of the page to its own server, and keeps it in the page's address. */
export function keepToken(page: Window, token: string): void {
  const { origin } = page.location;
  const fetchAny = page.fetch.bind(page);
  page.fetch = (asked, options) => {
    const request = new Request(asked, options);
    if (new URL(request.url).origin !== origin) return fetchAny(request);
    const headers = new Headers(request.headers);
    headers.set(PREVIEW_HEADER, token);
    // The browser may have a guest's answer to the same address.
    return fetchAny(new Request(request, { headers, cache: "no-store" }));
  };
  const named = (address: string | URL): string => {
    const url = new URL(address, page.location.href);
    if (url.origin === origin) url.searchParams.set(PREVIEW_QUERY, token);
    return url.href;
  };
  for (const method of ["pushState", "replaceState"] as const) {
    const write = page.history[method].bind(page.history);
    page.history[method] = (state, unused, address) =>
      write(state, unused, address === undefined || address === null ? address : named(address));
  }
  const navigation: unknown = Reflect.get(page, "navigation");
  if (!(navigation instanceof EventTarget)) return;
  navigation.addEventListener("navigate", (event) => {
    const { destination, hashChange } = event as Leaving;
    const wanted = named(destination.url);
    if (destination.sameDocument || hashChange || wanted === destination.url) return;
    event.preventDefault();
    page.location.assign(wanted);
  });
}
