const BUCKET_MS = 3 * 60 * 1000;

/** The value of `t=`: changes every three minutes (CONST-1). `now` in milliseconds since the epoch. */
export function timeBucket(now: number): number {
  return Math.floor(now / BUCKET_MS);
}
