/** The facts about a video before it plays, with addresses that may be opened. */
export interface VideoFacts {
  title: string | undefined
  /** Width to height. */
  aspectRatio: number
  poster: string | undefined
  /** In seconds. */
  duration: number | undefined
  /** The address where the video can be seen when it does not play here; undefined where its addresses are wrong. */
  href: string | undefined
}
