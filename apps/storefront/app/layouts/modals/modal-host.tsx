import { lazy, Suspense, useEffect } from "react";
import { useModals } from "../../model/page/modals.ts";
import { whenIdle } from "../../ui/browser/when-idle.ts";
import { PendingLine } from "../../ui/text/pending-line.tsx";

const openModals = () => import("./open-modals.tsx");
const OpenModals = lazy(async () => ({ default: (await openModals()).OpenModals }));

/** Host of the modals. It loads the list of modals when the page is idle, or when the first opens. */
export function ModalHost() {
  const isAsked = useModals(({ stack }) => stack.length > 0);
  useEffect(
    () =>
      void whenIdle()
        .then(openModals)
        .catch(() => undefined),
    [],
  );
  return isAsked ? (
    <Suspense fallback={<PendingLine />}>
      <OpenModals />
    </Suspense>
  ) : null;
}
