import { expect, it } from 'vitest'
import { adoptStyles } from './adoptStyles.ts'

const rulesOf = (root: ShadowRoot) => root.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText.slice(0, 2))
const openRoot = () => document.createElement('div').attachShadow({ mode: 'open' })

it('adoptStyles adds sheets in order, each once', () => {
  const root = openRoot()
  adoptStyles(root, ['.a {}', '.b {}'])
  adoptStyles(root, ['.b {}', '.c {}'])
  expect(rulesOf(root)).toEqual(['.a', '.b', '.c'])
})

it('adoptStyles puts a widget’s sheets before those of a part that was there first, so that the part’s apply', () => {
  const root = openRoot()
  adoptStyles(root, ['.p {}'])
  adoptStyles(root, ['.a {}', '.b {}'], 'first')
  expect(rulesOf(root)).toEqual(['.a', '.b', '.p'])
})
