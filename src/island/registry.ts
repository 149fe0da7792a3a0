import type { Condition } from './condition.ts'

/** What the loader knows of a widget before any of its code is there. Texts and no functions, because the build packs them (see fileLibrary). */
export interface WidgetEntry {
  /** When it is loaded unless the marker says otherwise (contract §2, "Names"). */
  load: Condition
  /**
   * The path of the first GET that the widget will send, relative to apiBase and exactly as its api sends it: the loader asks for it together
   * with the widget's code. `{pollId}` stands for the marker's option, `{order:desc}` for one with its default. No spaces.
   */
  first?: string | undefined
  /**
   * A regular expression that finds in the page's address that it points into this widget (a comment's permalink, `#profile`): it is then
   * loaded at once. No spaces.
   */
  target?: string | undefined
}

export type Registry = Record<string, WidgetEntry>

/** The path that a widget asks for first; one in which an option is missing still has its `{name}`. */
export const firstPath = (template: string, options: DOMStringMap): string =>
  template.replace(/{(\w+):?(\w*)}/g, (missing, name: string, preset: string) => options[name] || preset || missing)
