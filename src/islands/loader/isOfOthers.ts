/** Whether a widget is a place for what others serve. Filters block its files by their names, on purpose: its reader is asked for nothing. */
export const isOfOthers = (widget: string | undefined): boolean => widget === 'ad'
