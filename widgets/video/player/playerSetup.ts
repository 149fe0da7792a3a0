import type { PlayerSetup } from './player.types.ts'

/** Bits per second: as on a slow mobile connection, so that a stream begins with its smallest rendition. */
const LOW_BANDWIDTH = 400_000

/** A text as HTML: players show a title as such, JW Player 8.9.3 with little of what may run taken out. */
const asHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

export interface SetupFacts {
  /** The playlist's address; undefined where it cannot be opened. */
  file: string | undefined
  image: string | undefined
  title: string | undefined
  savesData: boolean
}

/** The player's options; undefined where there is nothing to play. */
export function playerSetup({ file, image, title, savesData }: SetupFacts): PlayerSetup | undefined {
  if (file === undefined) return undefined
  return {
    file,
    ...(image !== undefined && { image }),
    ...(title !== undefined && { title: asHtml(title) }),
    width: '100%',
    height: '100%',
    autostart: true,
    ...(savesData && { bandwidthEstimate: LOW_BANDWIDTH }),
  }
}
