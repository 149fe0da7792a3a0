import type { ReactNode } from 'react'

/** An engine's way to render a view as HTML. */
export type RenderToString = (view: ReactNode) => string
