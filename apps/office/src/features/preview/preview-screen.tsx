import { PreviewPane } from "./preview-pane.tsx";

/** Previews the whole draft as guests will see it (EDIT-4, EDIT-5). */
export function PreviewScreen() {
  return <PreviewPane startsAt={window.innerWidth >= 1200 ? "computer" : "phone"} />;
}
