/** Tells the page of a bug or of a thing that entered broken; it decides who gets to see it. */
export type Report = (error: unknown, source: string) => void
