import { Component, type ErrorInfo, type ReactNode } from "react";

export interface RenderBoundaryProps {
  /** Key of the place. A new place renders again after an error. */
  readonly place: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface RenderBoundaryState {
  readonly hasFailed: boolean;
}

/** Shows the fallback when a child cannot be rendered (SCREEN-1). */
export class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): RenderBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate({ place }: RenderBoundaryProps): void {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
