import { useEffect, useState } from "react";
import { shopNow } from "./shop-clock.ts";

const tickMs = 15_000;

/** The present, milliseconds, renewed four times a minute: ends of stops are shown in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(shopNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(shopNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
