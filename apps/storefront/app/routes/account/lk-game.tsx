import type { Wheel } from "@skatert/contract";
import { WheelPage } from "../../features/loyalty/wheel-page.tsx";
import { useLoaderData } from "../../routing/hooks.ts";

/** The wheel of fortune. */
export function Component() {
  return <WheelPage wheel={useLoaderData<Wheel>()} />;
}
