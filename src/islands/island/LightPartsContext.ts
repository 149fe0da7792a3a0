import { createContext, type ReactNode } from 'react'

/** On a server: is told what belongs into the marker's light DOM, because a server renders nothing outside of the view. */
export const LightPartsContext = createContext<((slot: string, children: ReactNode) => void) | undefined>(undefined)
