/** Loads the page of a frame again when the office around it has saved a change. */
export function followOffice(page: Window): void {
  if (page.parent === page) return;
  page.addEventListener("message", ({ source, data }) => {
    // Only the office can frame a preview.
    if (source === page.parent && data?.type === "preview-reload") page.location.reload();
  });
}
