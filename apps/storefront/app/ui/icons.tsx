import type { SVGProps } from "react";

/**
 * The shop's own line icons on a 24 px grid. Each is one path, because every first visit loads them all. They
 * are decorative, so a control needs its own name.
 */
const paths = {
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "M5 12.5l4.5 4.5L19 7.5",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  down: "M5 9l7 7 7-7",
  menu: "M4 7h16M4 12h16M4 17h10",
  grid: "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z",
  pin: "M12 21.5c4.5-4.4 7-8 7-11.2a7 7 0 10-14 0c0 3.2 2.5 6.8 7 11.2zM9.5 10.2a2.5 2.5 0 105 0a2.5 2.5 0 10-5 0z",
  cart: "M5 8h14l-1.2 10.4a2 2 0 01-2 1.6H8.2a2 2 0 01-2-1.6L5 8zM8.5 8V7a3.5 3.5 0 017 0v1",
  filter:
    "M4 8h9M19 8h1M4 16h1M11 16h9M13.5 8a2.5 2.5 0 105 0a2.5 2.5 0 10-5 0zM5.5 16a2.5 2.5 0 105 0a2.5 2.5 0 10-5 0z",
  search: "M4.5 11a6.5 6.5 0 1013 0a6.5 6.5 0 10-13 0zM16 16l4.5 4.5",
  phone: "M6.5 4h3l1.5 4-2 1.5a11 11 0 005.5 5.5l1.5-2 4 1.5v3a2 2 0 01-2.2 2A16.5 16.5 0 014.5 6.2 2 2 0 016.5 4z",
  moon: "M20 14.2A8.2 8.2 0 019.8 4 8.2 8.2 0 1020 14.2z",
  sun: "M8 12a4 4 0 108 0a4 4 0 10-8 0zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4",
  info: "M3.5 12a8.5 8.5 0 1017 0a8.5 8.5 0 10-17 0zM12 11v5M12 8h.01",
  gift: "M4.5 10.5h15V20h-15zM3.5 7h17v3.5h-17zM12 7v13M12 7c-1.5-3-5.5-4-5.5-1.5C6.5 7 9.5 7 12 7zm0 0c1.5-3 5.5-4 5.5-1.5C17.5 7 14.5 7 12 7z",
  trash: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5",
  user: "M8 8.5a4 4 0 108 0a4 4 0 10-8 0zM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5",
  repeat: "M5 11a7 7 0 0112-4.5L19 8.5M19 4v4.5h-4.5M19 13a7 7 0 01-12 4.5L5 15.5M5 20v-4.5h4.5",
} as const;

export type IconName = keyof typeof paths;

export interface IconProps extends SVGProps<SVGSVGElement> {
  readonly name: IconName;
  /** Pixels. */
  readonly size?: number;
}

export function Icon({ name, size = 24, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
}
