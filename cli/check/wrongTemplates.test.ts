import { describe, expect, it } from 'vitest'
import { checkText } from './testing/checkText.ts'
import { wrongBlade } from './testing/wrongBlade.ts'
import { wrongHandlebars } from './testing/wrongHandlebars.ts'
import { wrongLiquid } from './testing/wrongLiquid.ts'
import { wrongErb, wrongJsp } from './testing/wrongScripts.ts'
import { wrongTwig } from './testing/wrongTwig.ts'

const languages = {
  twig: wrongTwig,
  liquid: wrongLiquid,
  handlebars: wrongHandlebars,
  erb: wrongErb,
  jsp: wrongJsp,
  blade: wrongBlade,
} as const

const MARK = '¦'

/** The line and the column of the mark, as editors count. */
function markedPlace(template: string) {
  const before = template.slice(0, template.indexOf(MARK)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

it('there are sixty-one, in all template languages', () => {
  expect(Object.values(languages).flat()).toHaveLength(61)
})

// Object.entries forgets the keys' types.
describe.each(Object.entries(languages) as [keyof typeof languages, typeof wrongTwig][])('%s', (dialect, templates) => {
  it.each(templates)('finds where, and nothing else: $fault', ({ id, says, template }) => {
    const findings = checkText(template.replace(MARK, ''), dialect)
    expect(findings.map((found) => ({ id: found.id, ...found.start }))).toEqual([{ id, ...markedPlace(template) }])
    expect(findings[0]?.message).toContain(says)
  })

  it.each(templates)('finds the same place with the line breaks of Windows: $fault', ({ id, template }) => {
    const findings = checkText(template.replace(MARK, '').replaceAll('\n', '\r\n'), dialect)
    expect(findings.map((found) => ({ id: found.id, ...found.start }))).toEqual([{ id, ...markedPlace(template) }])
  })
})
