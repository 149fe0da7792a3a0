import { isTest, type Source } from '../checks/source.ts'

const USED = /var\((--quiosc-(?!default-)[\w-]+)/g
/** In a style sheet, and as a constant of a script that sets it. */
const OWN = /(--quiosc-[\w-]+):|= '(--quiosc-[\w-]+)'/g

const matches = (sources: readonly Source[], pattern: RegExp) =>
  new Set(
    sources.flatMap(({ path, text }) =>
      isTest(path) ? [] : [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? ''),
    ),
  )

/** The custom properties that a page may set, sorted: those that the library reads and does not set itself. */
export function customProperties(sources: readonly Source[]): string[] {
  const own = matches(sources, OWN)
  return [...matches(sources, USED)].filter((name) => !own.has(name)).sort()
}
