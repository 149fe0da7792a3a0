import { type PanelId, panelIds } from '../panels/panelTable.ts'

const ids: Readonly<Partial<Record<PanelId, string>>> = { list: '9006002', reader: '2002' }

/** Each panel with an address that shows something to the persona `subscriber`. */
export const panelHashes: readonly { panel: PanelId; hash: string }[] = panelIds.map((panel) => {
  const id = ids[panel]
  return { panel, hash: panel === 'menu' ? '#profile' : `#profile.${panel}${id === undefined ? '' : `.${id}`}` }
})
