import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { closeModal, type ModalName, type ModalProps, type OpenModal, useModals } from "../state/modals.ts";

export type ModalComponent<Name extends ModalName> = ComponentType<ModalProps[Name] & { readonly onClose: () => void }>;

/** Which component a modal is; each is a chunk of its own, fetched when it is first opened. */
const modals: { readonly [Name in ModalName]?: ModalComponent<Name> } = {
  burger: lazy(() => import("./burger-modal.tsx")),
  filters: lazy(() => import("../features/catalog/filters-modal.tsx")),
};

/** Shows the modals that features open by name, the last on top (MODAL-1). Back closes the topmost (MODAL-3). */
export function ModalHost() {
  const stack = useModals((state) => state.stack);
  const close = useBackToClose(stack.length);
  return (
    <Suspense fallback={null}>
      {stack.map((modal) => (
        <HostedModal key={modal.name} modal={modal} onClose={close} />
      ))}
    </Suspense>
  );
}

function HostedModal({ modal, onClose }: { readonly modal: OpenModal; readonly onClose: () => void }) {
  const Modal = modals[modal.name] as ComponentType<Record<string, unknown>> | undefined;
  return Modal ? <Modal {...modal.props} onClose={onClose} /> : null;
}

/** Each open modal is an entry of the history; its number stands in the entry's state. */
function useBackToClose(depth: number): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const shown = modalDepth(location.state);
  useEffect(() => {
    const { stack } = useModals.getState();
    if (stack.length > shown) useModals.setState({ stack: stack.slice(0, shown) });
  }, [shown]);
  useEffect(() => {
    if (depth <= modalDepth(window.history.state?.usr)) return;
    const { pathname, search, hash, state } = location;
    navigate({ pathname, search, hash }, { state: { ...state, modals: depth }, preventScrollReset: true });
  }, [depth, location, navigate]);
  return () => (shown > 0 ? navigate(-1) : closeModal());
}

function modalDepth(state: unknown): number {
  return typeof state === "object" && state !== null && "modals" in state ? Number(state.modals) : 0;
}
