import type { Option } from './describeOptions.ts'

/** A widget, as markers and pages know it. */
export interface WidgetContract {
  /** The default of `data-load`. */
  load: string
  /** A pattern of page addresses with which it loads at once. */
  target?: string
  /** By name in camel case, as in a JSON block; attributes have them in kebab case after `data-`. */
  options: Record<string, Option>
  /** The names that `::part()` reaches. */
  parts: readonly string[]
}

/** Everything that a template, a page and a script outside of the library may rely on, read from the code's lists. `docs/contract.json` has it as JSON. */
export interface Contract {
  widgets: Record<string, WidgetContract>
  /** The attributes of every marker that the library itself reads or writes. */
  markerAttributes: readonly string[]
  loadConditions: readonly string[]
  /** The page's configuration, by setting. */
  configuration: Record<string, Option>
  /** The page's configuration, where a page says nothing. */
  configDefaults: Record<string, unknown>
  /** The types of calls, events, requests and configuration, and all that they name: by name, members or alternatives with their types. */
  types: Record<string, Record<string, string> | readonly string[]>
  /** Custom properties that a page may set. */
  tokens: readonly string[]
  /** The parts of every widget. */
  parts: readonly string[]
  bodyClasses: readonly string[]
  cookies: readonly string[]
  localStorage: readonly string[]
  /** The header and parameter of the session's token. */
  token: string
  /** The paths that `import` finds in the package. */
  exports: readonly string[]
}
