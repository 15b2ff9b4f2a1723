/**
 * Loads the page of a frame again when the office around it has saved a change. Tells the office that the page listens,
 * because a change that was saved before is not in the page.
 */
export function followOffice(page: Window): void {
  if (page.parent === page) return;
  page.addEventListener("message", ({ source, data }) => {
    // Only the office can frame a preview.
    if (source === page.parent && data?.type === "preview-reload") page.location.reload();
  });
  page.parent.postMessage({ type: "preview-ready" }, "*");
}
