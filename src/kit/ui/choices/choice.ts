/** An option to choose. */
export interface Choice {
  value: string
  label: string
}
