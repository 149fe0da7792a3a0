/** The position of a strip of slides. */
export interface StripPosition {
  /** Of the first slide that is shown, from 0. */
  index: number
  /** How many positions there are: fewer than slides where several are shown at once, 1 where all are. */
  count: number
}

/** The drive of a strip: the browser's own scrolling, and Embla once it has loaded. */
export interface StripDrive {
  position(): StripPosition
  /** @param index A position: below `count`. */
  goTo(index: number): void
  stop(): void
}
