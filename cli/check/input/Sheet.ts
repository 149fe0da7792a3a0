/** A style sheet that may reserve heights. */
export interface Sheet {
  /** Its path as it was given or found, or its address. */
  name: string
  text: string
}
