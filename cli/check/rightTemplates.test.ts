import { expect, it } from 'vitest'
import { checkText } from './testing/checkText.ts'
import { rightTemplates } from './testing/rightTemplates.ts'

it('there are thirty and more', () => {
  expect(rightTemplates.length).toBeGreaterThanOrEqual(33)
})

it.each(rightTemplates)('has nothing to say about $what, in $dialect', ({ template, dialect }) => {
  expect(checkText(template, dialect)).toEqual([])
})
