const paths = {
  board: "M4 5h7v6H4zM13 5h7v10h-7zM4 13h7v6H4zM13 17h7v2h-7z",
  inbox: "M4 13h5l1.5 3h3L15 13h5M4 13v6h16v-6l-3-8H7z",
  bookings: "M3 9h18M6 9v10M18 9v10M9 5h6M12 5v4",
  stops: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 12h12",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
  phone: "M5 3h4l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z",
  menu: "M8 3v18M5 3v6h6V3M17 21V3q4 5 0 10",
  shop: "M4 10v10h16V10M2 10l3-6h14l3 6z",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.6M18 14.5a6.5 6.5 0 0 1 3.5 5.5",
  guests: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0",
  devices: "M3 5h12v12H3zM8 20h4M18 9h3v10h-3z",
  journal: "M6 3h12v18H6zM9 8h6M9 12h6M9 16h3",
  more: "M5 12h.01M12 12h.01M19 12h.01",
} as const;

export type NavIconName = keyof typeof paths;

/** A decorative icon; the word beside it is its label. */
export function NavIcon({ name }: { readonly name: NavIconName }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "more" ? 4 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
