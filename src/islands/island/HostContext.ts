import { createContext } from 'react'

/** The marker that an island is mounted on. */
export const HostContext = createContext<HTMLElement | undefined>(undefined)
