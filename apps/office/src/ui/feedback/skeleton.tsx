import styles from "./state.module.css";

interface SkeletonProps {
  /** CSS lengths of the future content. */
  readonly width?: string;
  readonly height: string;
}

/** A placeholder for loading content. Announce the loading once per page with `aria-busy` on its container. */
export function Skeleton({ width = "100%", height }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
