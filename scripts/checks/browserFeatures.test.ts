import { expect, test } from 'vitest'
import { browserFeatureFindings } from './browserFeatures.ts'

const problems = (text: string) =>
  browserFeatureFindings([{ path: 'src/lib/a.ts', text }]).map(({ problem }) => problem)

test.each([
  ["URL.canParse('/a')", 'canParse'],
  ['[1].findLastIndex(Boolean)', 'findLastIndex'],
  ['list.toReversed()', 'toReversed'],
  ['place.checkVisibility()', 'checkVisibility'],
  ['new CloseWatcher()', 'CloseWatcher'],
])('what a promised browser may lack is found: %s', (code, name) => {
  expect(problems(code)).toEqual([expect.stringContaining(`${name} is younger than`)])
})

test.each([
  ["box.querySelector('a:has(h2)')", ':has('],
  ['const links = `a:has(h2)`', ':has('],
  ["box.matches(':popover-open')", ':popover-open'],
])('a selector that a promised browser refuses is found: %s', (code, selector) => {
  expect(problems(code)).toEqual([expect.stringContaining(`${selector} is younger than`)])
})

test.each([
  ['a method that all have', "['a'].includes('a'); Object.hasOwn({}, 'a')"],
  ['what is asked for before', 'box.hidePopover?.()'],
  ['an own method of the name', 'const list = { toReversed() { return this } }; list.toReversed()'],
  ['a library’s', 'v.union([])'],
])('%s is not', (_, code) => {
  expect(problems(code)).toEqual([])
})
