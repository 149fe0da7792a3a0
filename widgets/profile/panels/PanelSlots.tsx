import { createContext, type ReactNode, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { useProvided } from '#kit/i18n/useProvided.ts'

/** The places for those parts of the top panel that do not scroll with it. */
export interface PanelFrame {
  /** False for panels below the top one, which keep their state and are hidden. */
  isTop: boolean
  /** At the right of the aside's head. */
  actions: HTMLElement | null
  /** The aside's bottom edge, while a panel uses it. */
  footer: HTMLElement | null
  /** @returns Ends it. */
  holdFooter(): () => void
  setTitle(title: string): void
}

export const PanelFrameContext = createContext<PanelFrame | undefined>(undefined)

const usePanelFrame = (): PanelFrame => useProvided(PanelFrameContext)

/** At the right of the aside's head: the button to save, in the app (reader-account §2). */
export function PanelActions({ children }: { children: ReactNode }) {
  const { isTop, actions } = usePanelFrame()
  return isTop && actions ? createPortal(children, actions) : null
}

/** At the aside's bottom edge: the button to save, on the web (reader-account §2). */
export function PanelFooter({ children }: { children: ReactNode }) {
  const { isTop, footer, holdFooter } = usePanelFrame()
  useLayoutEffect(() => (isTop ? holdFooter() : undefined), [isTop, holdFooter])
  return isTop && footer ? createPortal(children, footer) : null
}

/** The heading of a panel that knows it only once its data is there: a list's name. */
export function PanelTitle({ children }: { children: string }) {
  const { isTop, setTitle } = usePanelFrame()
  useLayoutEffect(() => {
    if (isTop) setTitle(children)
  }, [isTop, setTitle, children])
  return null
}
