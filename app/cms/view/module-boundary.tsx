import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode /** Another value means another try. */; resetBy: unknown };
type State = { failed: boolean; resetBy: unknown };

/** A module that cannot be rendered leaves its place empty and the rest of the page alone. */
export class ModuleBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetBy: this.props.resetBy };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetBy }: Props, state: State): Partial<State> | null {
    return state.resetBy === resetBy ? null : { failed: false, resetBy };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
