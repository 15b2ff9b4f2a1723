import { PREVIEW_QUERY } from "@skatert/contract";

const everyMs = 500;

/** Tells the office which page its frame shows, and loads the page again when the office has saved a change. */
export function tellOffice(page: Window): void {
  if (page.parent === page) return;
  let told = "";
  const tell = () => {
    const url = new URL(page.location.href);
    url.searchParams.delete(PREVIEW_QUERY);
    const path = url.pathname + url.search;
    if (path === told) return;
    told = path;
    // Only the office can frame a preview.
    page.parent.postMessage({ type: "preview-page", path }, "*");
  };
  page.addEventListener("message", ({ source, data }) => {
    if (source === page.parent && data?.type === "preview-reload") page.location.reload();
  });
  page.setInterval(tell, everyMs);
  tell();
}
