/** Only one video of a page plays at a time. */
export interface Turns {
  /**
   * Called when a video begins to play, or goes on.
   *
   * @param pause Identifies it, and stops it when another one plays.
   */
  take(pause: () => void): void
  /** The video is gone. */
  leave(pause: () => void): void
}

export function createTurns(): Turns {
  let current: (() => void) | undefined
  return {
    take(pause) {
      if (current !== pause) current?.()
      current = pause
    },
    leave(pause) {
      if (current === pause) current = undefined
    },
  }
}
