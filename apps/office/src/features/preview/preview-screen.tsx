import { PreviewPane } from "./preview-pane.tsx";

/** The whole draft as a guest sees it (EDIT-4, EDIT-5). */
export function PreviewScreen() {
  return <PreviewPane startsAt={window.innerWidth >= 1200 ? "computer" : "phone"} />;
}
