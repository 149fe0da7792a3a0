import { describe, expect, it } from 'vitest'
import { type ProblemKind, problems } from '#islands/diagnosis/problems.ts'
import { checkText } from './testing/checkText.ts'
import { MARK } from './testing/WrongTemplate.ts'
import { wrongTemplates } from './testing/wrongTemplates.ts'

/** The line and the column of the mark, as editors count. */
function markedPlace(template: string) {
  const before = template.slice(0, template.indexOf(MARK)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

it('the wrong templates are eighty and more, in all template languages', () => {
  expect(wrongTemplates.length).toBeGreaterThanOrEqual(80)
  expect(new Set(wrongTemplates.map(({ dialect }) => dialect)).size).toBe(6)
})

it('the wrong templates include each problem that templates can have', () => {
  const inTemplates = Object.entries<ProblemKind>(problems).filter(
    // A missing file is not to be seen in a template, nor what a server has rendered: checkCommand.test.ts, workers.test.ts, served.test.ts.
    ([id, { only }]) =>
      only?.finder !== 'doctor' && !/^(?:missing-(?:chunk|sheet|worker)|unfilled-marker|old-page)$/.test(id),
  )
  const shown = new Set<string>(wrongTemplates.map(({ id }) => id))
  expect(inTemplates.map(([id]) => id).filter((id) => !shown.has(id))).toEqual([])
})

describe.each(wrongTemplates)(
  'the fault of a template, $dialect: $fault',
  ({ dialect, id, says, template, also = [] }) => {
    it('is found at its position, and nothing else is', () => {
      const findings = checkText(template.replace(MARK, ''), dialect).filter((found) => !also.includes(found.id))
      expect(findings.map((found) => ({ id: found.id, ...found.start }))).toEqual([{ id, ...markedPlace(template) }])
      expect(findings[0]?.message).toContain(says)
    })

    it('is found at the same position with the line breaks of Windows', () => {
      const findings = checkText(template.replace(MARK, '').replaceAll('\n', '\r\n'), dialect)
      const told = findings.filter((found) => !also.includes(found.id))
      expect(told.map((found) => ({ id: found.id, ...found.start }))).toEqual([{ id, ...markedPlace(template) }])
    })
  },
)
