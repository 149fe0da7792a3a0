import { expect, test } from 'vitest'
import { fixReport, readDigests } from './fixReport.ts'

const before = new Map([
  ['README.md', '1'],
  ['src/a.ts', '2'],
  ['stories/a.stories.tsx', '3'],
])

test('the report of `npm run fix` says that nothing was to be fixed', () => {
  expect(fixReport(before, new Map(before))).toBe('quiosc: nothing to fix')
})

test('the report of `npm run fix` names written and removed files', () => {
  const written = new Map(before).set('README.md', '4')
  expect(fixReport(before, written)).toBe('quiosc: fixed one file: README.md')
  written.set('src/b.ts', '5').delete('stories/a.stories.tsx')
  expect(fixReport(before, written)).toBe('quiosc: fixed 3 files: README.md, src/b.ts, stories/a.stories.tsx (removed)')
})

test('readDigests reads the sources alone', () => {
  const paths = [...readDigests().keys()]
  expect(paths).toContain('README.md')
  expect(paths).toContain('docs/contract.json')
  expect(paths).toContain('.storybook/preview.ts')
  expect(paths).toContain('widgets/poll/locales/ca.json')
  expect(paths.filter((path) => /(?:^|\/)(?:node_modules|dist|\.cache)\//.test(path))).toEqual([])
})
