import styles from "./error-screen.module.css";

/** An overturned bowl: nothing to eat on this page. */
export function SpilledBowl() {
  return (
    <svg viewBox="0 0 280 200" className={styles["picture"]} aria-hidden="true" focusable="false">
      <ellipse cx="140" cy="172" rx="120" ry="16" fill="var(--sunken)" />
      <path
        d="M60 160c-16-2-26-8-22-14 6-9 34-6 52-10s24-14 44-12 26 14 20 24-18 14-42 14-36 0-52-2z"
        fill="var(--accent)"
        opacity="0.85"
      />
      <circle cx="72" cy="148" r="7" fill="var(--fresh)" />
      <circle cx="104" cy="152" r="5" fill="var(--action)" />
      <circle cx="54" cy="152" r="4" fill="var(--action)" />
      <path
        d="M124 146c30-60 78-92 118-74 8 4 10 12 6 20-14 30-34 58-60 74-8 5-58 0-64-20z"
        fill="var(--card)"
        stroke="var(--line-strong)"
        strokeWidth="3"
      />
      <path
        d="M124 146c22-4 56-8 84 10"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M168 88c12-8 26-14 40-14" fill="none" stroke="var(--action)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M40 112c10-22 6-34-4-46M62 104c8-18 4-28-4-38"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.6"
      />
    </svg>
  );
}
