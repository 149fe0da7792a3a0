import { expect, it } from 'vitest'
import { checkText } from './testing/checkText.ts'
import { rightNamesAndPolicies } from './testing/rightNamesAndPolicies.ts'
import { rightTemplates } from './testing/rightTemplates.ts'

const all = [...rightTemplates, ...rightNamesAndPolicies]

it('the right templates are forty and more', () => {
  expect(all.length).toBeGreaterThanOrEqual(40)
})

it.each(all)('the check reports nothing in $what, in $dialect', ({ template, dialect }) => {
  expect(checkText(template, dialect)).toEqual([])
})
