const paths = {
  sound: "M4 9v6h4l5 4V5L8 9zM17 9l4 6m0-6-4 6",
  screen: "M4 5h16v11H4zM9 20h6M8 8l8 5",
  connection: "M3 9a13 13 0 0 1 18 0M7 13a7 7 0 0 1 10 0M12 18h.01M4 4l16 16",
  stop: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM8 12h8",
} as const;

/** The icon of an alarm, in addition to colour and words. It is drawn, because emoji differ between tablets. */
export function Sign({ of }: { readonly of: keyof typeof paths }) {
  return (
    <svg
      width="32"
      height="32"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[of]} />
    </svg>
  );
}
