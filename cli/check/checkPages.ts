import { problems } from '#islands/diagnosis/problems.ts'
import { printableLine } from '../printableLine.ts'
import type { CheckContext } from './CheckContext.ts'
import type { Finding } from './CheckReport.types.ts'
import type { Problem } from './Problem.ts'
import { includesOthers } from './page/includesOthers.ts'
import type { Page } from './page/Page.ts'
import { createPositions } from './page/position.ts'
import { configRules } from './rules/configRules.ts'
import { consentRule } from './rules/consentRule.ts'
import { fallbackRule } from './rules/fallbackRule.ts'
import { libraryScripts } from './rules/libraryScripts.ts'
import { markersOf } from './rules/Marker.ts'
import { blockRules } from './rules/markerBlock.ts'
import { markerRules } from './rules/markerRules.ts'
import { optionRules } from './rules/optionRules.ts'
import { policyRules } from './rules/policyRules.ts'
import { missingScript, scriptRules } from './rules/scriptRules.ts'
import { servedRules } from './rules/servedRules.ts'
import { createSpaceRule } from './rules/spaceRule.ts'
import { createWorkerRule } from './rules/workerRule.ts'

function markerProblems(page: Page, context: CheckContext): Problem[] {
  const rules = [
    markerRules,
    optionRules,
    blockRules,
    fallbackRule,
    createSpaceRule(page, context),
    createWorkerRule(context),
  ]
  return markersOf(page).flatMap((marker) => rules.flatMap((rule) => rule(marker)))
}

function problemsOf(page: Page, context: CheckContext): Problem[] {
  const found = [
    ...configRules(page),
    ...scriptRules(page, context),
    ...policyRules(page),
    ...consentRule(page),
    ...servedRules(page),
    ...markerProblems(page, context),
  ]
  if (!page.otherBranch) return found
  const isKnown = ({ id, at }: Problem) => found.some((known) => known.id === id && known.at.start === at.start)
  return [...found, ...markerProblems(page.otherBranch, context).filter((problem) => !isKnown(problem))]
}

/**
 * The pages that lack the script. A rendered page has it or not; of templates one is enough that has it, as a page is made of several, and only one that is
 * a whole page can lack it, unless it includes others that were not given.
 */
function pagesWithoutScript(pages: readonly Page[]): Page[] {
  const templates = pages.filter(({ source }) => !source.answer)
  const someHas = templates.some((page) => libraryScripts(page).length > 0)
  const someMarks = templates.some((page) => markersOf(page).length > 0)
  return pages.filter((page) => {
    if (page.source.answer) return markersOf(page).length > 0
    return page.isWhole && someMarks && !someHas && !includesOthers(page.source)
  })
}

/** The texts are those of a line, as whoever reads the report as JSON prints them too. */
function toFindings({ source }: Page, found: readonly Problem[]): Finding[] {
  const positionOf = createPositions(source.text)
  const file = printableLine(source.name)
  return found
    .toSorted((a, b) => a.at.start - b.at.start)
    .map(({ id, at, message, widget, attribute }) => ({
      id,
      message: printableLine(message),
      ...(widget !== undefined && { widget: printableLine(widget) }),
      ...(attribute !== undefined && { attribute: printableLine(attribute) }),
      level: problems[id].level,
      expected: problems[id].expected,
      mend: problems[id].mend,
      file,
      start: positionOf(at.start),
      end: positionOf(at.end),
    }))
}

/** Everything that is wrong with some pages, page by page and from top to bottom. @throws {UnreadableError} For a page beyond the limits. */
export function checkPages(pages: readonly Page[], context: CheckContext): Finding[] {
  const scriptless = new Set(pagesWithoutScript(pages))
  return pages.flatMap((page) =>
    context.guard(page.source.name, () =>
      toFindings(page, [...problemsOf(page, context), ...(scriptless.has(page) ? missingScript(page) : [])]),
    ),
  )
}
