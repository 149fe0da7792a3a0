import { createContext, type RefObject } from 'react'

/** The scrolling element of the side panel around, for lists that only render what is in sight. */
export const PanelBodyContext = createContext<RefObject<HTMLElement | null> | null>(null)
