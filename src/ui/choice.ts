/** One of the options a reader chooses from. */
export interface Choice {
  value: string
  label: string
}
