import styles from "./skeleton.module.css";

export interface SkeletonProps {
  /** CSS lengths of the thing that will stand here. */
  readonly width?: string;
  readonly height: string;
}

/** Holds the place of something that is being loaded. */
export function Skeleton({ width = "100%", height }: SkeletonProps) {
  return <span aria-hidden="true" className={styles["skeleton"]} style={{ width, height }} />;
}
