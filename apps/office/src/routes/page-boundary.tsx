import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { PageError } from "./page-error.tsx";

interface BoundaryProps {
  readonly children: ReactNode;
}

/** A page that failed says so in its place, until another one is opened. What is around it stays. */
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
