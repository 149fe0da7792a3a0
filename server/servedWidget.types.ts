import type { Island } from '#islands/island/defineIsland.ts'
import type { SlotName } from './foundChildren.ts'

/** @returns Undefined where options or address are wrong. */
export type FirstPath = (options: Readonly<Record<string, string>>, url: string) => string | undefined

/** A widget that can be rendered on a server. */
export interface ServedWidget {
  island: Island
  /** The path of its first request: as `WidgetEntry.prefetch`, or by the marker's options and the page's address. */
  data?: string | FirstPath | undefined
  /** The fields of the answer that it shows, where these are few. */
  fields?: readonly string[]
  /** The parts whose texts a browser loads with them, and a server has from the start. */
  parts?: readonly string[]
  /** Whether its marker has links, which are checked against the page's address. */
  hasLinks?: true
  /** The sheets of its form in the light DOM. */
  lightCss?: readonly string[]
  /** Whether its view is a form, which a reader without scripts is told about, beside what the CMS has for them. */
  isForm?: true
  /** The slot of the child that it shows there: `logo` for `data-logo`. Or that it hides, and has its own of: `next` for the link to the next page. */
  slot?: SlotName
}
