import type { ComponentType } from 'react'
import type { ProfileServices } from '../createProfileServices.ts'
import type { PanelId } from './panelTable.ts'

export interface PanelProps {
  /** The id in its address: the list in `#profile.list.12`. */
  id: string | undefined
  services: ProfileServices
}

/** Loads a panel's code and its texts, in parallel. */
export type LoadPanel = () => Promise<ComponentType<PanelProps>>

/** A panel without code is offered nowhere; its address opens the menu. */
export type PanelLoads = Readonly<Partial<Record<PanelId, LoadPanel>>> & { readonly menu: LoadPanel }
