import { Route, Routes } from "react-router";
import { FilesHome } from "./files-home.tsx";
import { ImportPage } from "./import-page.tsx";

/**
 * Import and export of dishes as tables (IMPORT-1, IMPORT-2). An import has an address, so any device can continue it.
 */
export function ImportsScreen() {
  return (
    <Routes>
      <Route index element={<FilesHome />} />
      <Route path=":id" element={<ImportPage />} />
    </Routes>
  );
}
