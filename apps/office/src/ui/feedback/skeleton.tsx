import styles from "./state.module.css";

interface SkeletonProps {
  /** CSS lengths of what will stand here. */
  readonly width?: string;
  readonly height: string;
}

/** Keeps the place of what is loading. Say once per page that it loads, with `aria-busy` on its container. */
export function Skeleton({ width = "100%", height }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
