import { Component, type ReactNode } from 'react'

export interface IslandErrorBoundaryProps {
  children: ReactNode
  /** Called while what has crashed is still shown. */
  onLeave(): void
  onCrash(error: unknown): void
}

/**
 * On a crash, shows the marker's own children again: the markup that the CMS served for readers without the library.
 * Reports errors here and not by the root's options, which the lite engine lacks.
 */
export class IslandErrorBoundary extends Component<IslandErrorBoundaryProps, { status: 'well' | 'crashed' }> {
  override state = { status: 'well' as 'well' | 'crashed' }

  static getDerivedStateFromError() {
    return { status: 'crashed' }
  }

  override getSnapshotBeforeUpdate() {
    if (this.state.status === 'crashed') this.props.onLeave()
    return null
  }

  // React asks for it where there is a snapshot.
  override componentDidUpdate() {}

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.status === 'well' ? this.props.children : <slot />
  }
}
