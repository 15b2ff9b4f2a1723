import screen from "../../ui/screen/screen.module.css";
import { EarlierImports } from "./earlier-imports.tsx";
import { Exports } from "./exports.tsx";
import { NewImport } from "./new-import.tsx";

/** Import, exports and earlier imports. */
export function FilesHome() {
  return (
    <div className={screen.part}>
      <div className={screen.columns}>
        <NewImport />
        <Exports />
      </div>
      <EarlierImports />
    </div>
  );
}
