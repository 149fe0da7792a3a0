/** A paper as it is shown: its addresses have been checked. */
export interface ShownIssue {
  id: string
  /** What it is: "Diari". Empty where the backend does not say. */
  type: string
  /** DD/MM/YYYY. */
  date: string
  cover: { url: string; alt: string } | undefined
  pdf: IssuePdf | undefined
}

export interface IssuePdf {
  /** Absolute, on one of the site's own hosts. */
  url: string
  filename: string
  /** As the backend gave it: bytes, or a text. */
  size: number | string
}
