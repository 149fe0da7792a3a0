import { fillPath } from '#lib/fillPath.ts'
import { isId } from '#lib/isId.ts'
import { RESUME_HASH } from '#lib/site/resumeHash.ts'
import type { Condition } from './condition.ts'

/**
 * The facts that the loader has about a widget before its code has loaded. Strings and no functions, because the build writes them into the loader.
 * They are in `<widget>.widget.ts`, whose comment becomes the widget's row in the README's table.
 */
export interface WidgetEntry {
  /** When it is loaded unless the marker sets `data-load` (contract §2, "Names"). */
  load: Condition
  /**
   * Path of the widget's first GET, relative to apiBase: the loader requests it together with the widget's code, and the widget's api reads it from
   * here. `{pollId}` is replaced by the marker's option, `{order:desc}` has a default.
   */
  prefetch?: string | undefined
  /**
   * A regular expression that matches a page address pointing into this widget (a comment's permalink, `#profile`): it is then
   * loaded immediately.
   */
  target?: string | undefined
}

/** The target of widgets that resume an interrupted action. */
export const RESUMED = `${RESUME_HASH}$`

export type Registry = Record<string, WidgetEntry>

/** The path of a widget's first request; an option that is missing, or no id, keeps its `{name}` placeholder. */
export const prefetchPath = (template: string, options: DOMStringMap): string => fillPath(template, options, isId)
