import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { PageError } from "./page-error.tsx";

interface BoundaryProps {
  readonly children: ReactNode;
}

/** Catches a failed page and shows the error in its place until another page opens. The frame stays. */
export function PageBoundary({ children }: BoundaryProps) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps & { readonly pathname: string }, { readonly failure?: Error }> {
  override state: { readonly failure?: Error } = {};

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override componentDidUpdate({ pathname }: { readonly pathname: string }) {
    if (this.state.failure !== undefined && pathname !== this.props.pathname) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <PageError error={failure} />;
  }
}
