/** Parts that show that something is still loading. */
const BUSY = '.q-skeleton, .q-spinner, [aria-busy="true"], [data-partial]'

/** A screen behind another is paused with its skeletons, so only visible ones are awaited. */
export const isLoading = (root: ParentNode | null | undefined): boolean =>
  [...(root?.querySelectorAll(BUSY) ?? [])].some((part) => part.checkVisibility())

/** A marker inside of a widget. */
export const UNREADY = '[data-widget]:not([data-widget-state="ready"])'
