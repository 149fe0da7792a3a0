import type { WidgetName } from '#lib/site/WidgetName.ts'

/** Whether a widget is a place for what others serve. Filters block its files by their names, on purpose: its reader is asked for nothing. */
export const isOfOthers = (widget: string | undefined): boolean => widget === ('ad' satisfies WidgetName)
