/** The detail of the event `quiosc:filtered` (contract §3): what a reader has applied to a list. */
export interface Filtered {
  /** The values by name, none where a filter is not set; days as YYYY-MM-DD. A range of days is called `minDate` and `maxDate`. */
  filters: Readonly<Record<string, readonly string[]>>
  /** The marker’s `data-for`: the id of what is filtered. */
  for: string | null
}
