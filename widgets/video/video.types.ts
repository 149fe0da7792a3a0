/** What is known of a video before it plays, with addresses that may be opened. */
export interface VideoFacts {
  title: string | undefined
  /** Width to height. */
  aspectRatio: number
  poster: string | undefined
  /** In seconds. */
  duration: number | undefined
  /** Where the video can be seen when it does not play here; undefined where its addresses are wrong. */
  href: string | undefined
}
