import type { WireStaffMe } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryClient } from "../api/query-client.ts";
import { askMe, meQuery } from "./me.ts";
import { markSignedIn, mayBeSignedIn } from "./signed-in-mark.ts";

export type SignedIn =
  | { readonly state: "asked" | "nobody" }
  | { readonly state: "failed"; readonly error: unknown }
  | { readonly state: "known"; readonly me: WireStaffMe };

/** Checks the session whenever the office's frame mounts, and so after each sign-in. */
export function useSignedIn(): SignedIn {
  const [asked, setAsked] = useState<SignedIn>({ state: mayBeSignedIn() ? "asked" : "nobody" });
  const { data } = useQuery({ ...meQuery, enabled: asked.state === "known" });
  useEffect(() => {
    let isLeft = false;
    const settle = (next: SignedIn) => {
      if (isLeft) return;
      if (next.state === "nobody") forgetSignedIn();
      setAsked(next);
    };
    const nobody = { state: "nobody" } as const;
    if (mayBeSignedIn())
      askMe().then(
        (me) => settle(me === null ? nobody : { state: "known", me }),
        (error: unknown) => settle({ state: "failed", error }),
      );
    else settle(nobody);
    return () => {
      isLeft = true;
    };
  }, []);
  return asked.state === "known" && data ? { state: "known", me: data } : asked;
}

function forgetSignedIn(): void {
  markSignedIn(false);
  queryClient.removeQueries(meQuery);
}
