import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";
import { RenderBoundary } from "./render-boundary.tsx";
import type { Router, RouterState } from "./types.ts";

interface RouterValue {
  readonly router: Router;
  readonly state: RouterState;
}

const RouterContext = createContext<RouterValue | null>(null);
/** Depth of a component in the chain of matches. */
const DepthContext = createContext(0);

/** Shows the present page. A new one renders as a transition, so that typing and scrolling have priority. */
export function RouterView({ router }: { readonly router: Router }) {
  const [state, setState] = useState(router.getState);
  useEffect(() => {
    const update = () => startTransition(() => setState((shown) => newerPage(shown, router.getState())));
    update();
    return router.subscribe(update);
  }, [router]);
  return (
    <RouterContext value={{ router, state }}>
      <MatchView depth={0} />
    </RouterContext>
  );
}

/** A separate context, so that a pending navigation does not render the shown page again. */
function newerPage(shown: RouterState, next: RouterState): RouterState {
  const isSame =
    next.location === shown.location &&
    next.matches === shown.matches &&
    next.loaderData === shown.loaderData &&
    next.failures === shown.failures;
  return isSame ? shown : next;
}

/** The child route of the route whose component renders this. */
export function Outlet() {
  return <MatchView depth={useContext(DepthContext) + 1} />;
}

function MatchView({ depth }: { readonly depth: number }): ReactNode {
  const { state } = useRouterValue();
  const route = state.matches[depth]?.route;
  if (!route) return null;
  const Page = route.Component ?? Outlet;
  const Fallback = route.ErrorBoundary;
  if (!Fallback)
    return (
      <DepthContext value={depth}>
        <Page />
      </DepthContext>
    );
  return (
    <DepthContext value={depth}>
      {route.id in state.failures ? (
        <Fallback />
      ) : (
        <RenderBoundary place={state.location.key} fallback={<Fallback />}>
          <Page />
        </RenderBoundary>
      )}
    </DepthContext>
  );
}

/** The router and its state. Throws outside a RouterView. */
export function useRouterValue(): RouterValue {
  const value = useContext(RouterContext);
  if (!value) throw new Error("router hooks require a RouterView");
  return value;
}

/** The match of the route whose component calls this. */
export function useMatchHere() {
  const { state } = useRouterValue();
  const match = state.matches[useContext(DepthContext)];
  if (!match) throw new Error("this component is not in a route");
  return match;
}
