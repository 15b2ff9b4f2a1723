import { Route, Routes } from "react-router";
import { FilesHome } from "./files-home.tsx";
import { ImportPage } from "./import-page.tsx";

/** Tables of dishes in and out (IMPORT-1, IMPORT-2). An import has an address, so any device continues it. */
export function ImportsScreen() {
  return (
    <Routes>
      <Route index element={<FilesHome />} />
      <Route path=":id" element={<ImportPage />} />
    </Routes>
  );
}
