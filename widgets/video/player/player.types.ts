/** The interface that we ask of a player's script: it sets `window.jwplayer`, with as much of the interface of JW Player 8 as is here (content-features §7). */
export type CreatePlayer = (place: HTMLElement) => Player

/** All times are in seconds. */
export interface Player {
  /** Called once, before any listener is added. */
  setup(options: PlayerSetup): unknown
  on<Name extends keyof PlayerEvents>(event: Name, listener: (detail: PlayerEvents[Name]) => void): unknown
  pause(): unknown
  /** Takes it off the page, with its listeners and requests. */
  remove(): unknown
}

export interface PlayerSetup {
  /** The HLS playlist. */
  file: string
  image?: string
  /** HTML. */
  title?: string
  width: '100%'
  height: '100%'
  /** The reader has pressed already. */
  autostart: true
  /** Bits per second that the first rendition is chosen for; given where the reader saves data. */
  bandwidthEstimate?: number
}

export interface PlayerEvents {
  /** It can be used, though it may not play yet. */
  ready: unknown
  /** It begins to play, or goes on. */
  play: unknown
  /** As it plays, several times a second. A live stream has no duration, or none that is finite. */
  time: { position: number; duration: number }
  complete: unknown
  /** The stream cannot be played. */
  error: unknown
  /** The player cannot be used at all. */
  setupError: unknown
}

declare global {
  interface Window {
    /** The player's script sets it: anything, until it is looked at. */
    jwplayer?: unknown
  }
}
