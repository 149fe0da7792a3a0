import type { MarkerProblem } from './faultProblems.ts'
import { isServedSheet, missingSheet, typeProblem } from './servedProblems.ts'

/** The answer as far as a browser tells of it: Safari names neither its status nor its type, and the others no type that they do not know. */
interface Answered extends PerformanceResourceTiming {
  contentType?: string
}

/** Whether a browser has taken nothing of it: Chrome makes a sheet without rules of what is none. Those of another host are not to be read. */
function isRefused({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length
  } catch {
    return false
  }
}

/** The addresses of sheets that a browser has refused, of the markers whose widget has not brought its own yet. */
const refusedSheets = (hosts: readonly HTMLElement[]) =>
  new Set(
    hosts
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]') ?? [])])
      .filter(isRefused)
      .map(({ href }) => href),
  )

/** Sheets of what a server has rendered that are missing, or are not sent as style sheets. */
export function sheetProblems(hosts: readonly HTMLElement[]): MarkerProblem[] {
  const refused = refusedSheets(hosts)
  // All entries of this type are timings of resources.
  const entries = performance.getEntriesByType('resource') as Answered[]
  return entries.flatMap(({ name, responseStatus, contentType = '' }) => {
    if (!isServedSheet(name)) return []
    const problem =
      responseStatus >= 400
        ? `answers ${responseStatus}`
        : (typeProblem(contentType) ?? (refused.has(name) ? typeProblem('another type') : undefined))
    return problem === undefined ? [] : [missingSheet(name, problem)]
  })
}
