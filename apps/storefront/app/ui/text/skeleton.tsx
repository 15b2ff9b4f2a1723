import styles from "./skeleton.module.css";

export interface SkeletonProps {
  /** CSS lengths of the expected content. */
  readonly width?: string;
  readonly height: string;
}

/** Placeholder of loading content. */
export function Skeleton({ width = "100%", height }: SkeletonProps) {
  return <span aria-hidden="true" className={styles["skeleton"]} style={{ width, height }} />;
}
