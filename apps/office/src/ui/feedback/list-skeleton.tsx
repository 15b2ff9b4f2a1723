import screen from "../screen/screen.module.css";
import { Skeleton } from "./skeleton.tsx";

/** Placeholder rows of a loading list, in their final size. */
export function ListSkeleton({ label, rows = 5 }: { readonly label: string; readonly rows?: number }) {
  return (
    <div className={screen.list} aria-busy="true" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Skeleton key={index} height="72px" />
      ))}
    </div>
  );
}
