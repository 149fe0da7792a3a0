import { readFileSync } from 'node:fs'
import type { BrowserName, CompatData, Identifier } from '@mdn/browser-compat-data'
import { promisedBrowsers } from '../build/promisedBrowsers.ts'

/** MDN's data of which browser has what since when. */
export const readBrowserData = (): CompatData =>
  JSON.parse(readFileSync(new URL(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'))

/** The features below one, by name. */
export const featuresOf = (feature: Identifier | undefined) =>
  // Every name but the data's own is that of a feature.
  Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [name: string, feature: Identifier][]

function addedIn(support: unknown): number {
  const newest: unknown = Array.isArray(support) ? support[0] : support
  const version: unknown = Reflect.get(Object(newest), 'version_added')
  return typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.NaN
}

/** Whether a promised browser lacks it, or has it with a prefix alone. */
export const isLate = (feature: Identifier | undefined): boolean =>
  feature?.__compat !== undefined &&
  Object.entries(promisedBrowsers).some(
    ([browser, version]) => !(addedIn(feature.__compat?.support[browser as BrowserName]) <= version),
  )

/** For findings: "is younger than …". */
export const YOUNGER = 'is younger than Chrome 99, Firefox 101 or Safari 16.4'
