import { expect, test } from 'vitest'
import { smallFileFindings } from './smallFiles.ts'

const small = { path: 'widgets/poll/total.ts', text: 'export const total = 1\n' }
const importer = (path: string, text = "import { total } from './total.ts'\n") => ({ path, text })

test('a small file that one other imports is found, with the file that it belongs into', () => {
  expect(smallFileFindings([small, importer('widgets/poll/Poll.tsx')])).toEqual([
    { path: small.path, problem: 'has 1 lines and one importer: move it into widgets/poll/Poll.tsx' },
  ])
})

test('a test of something else does not count as an importer', () => {
  const test = importer('widgets/poll/Bars.test.tsx')
  expect(smallFileFindings([small, importer('widgets/poll/Poll.tsx'), test])).toHaveLength(1)
})

test.each([
  ['two files import', [importer('widgets/poll/Poll.tsx'), importer('widgets/poll/Bars.tsx')]],
  ['its own test imports', [importer('widgets/poll/Poll.tsx'), importer('widgets/poll/total.test.ts')]],
  ['is loaded on demand', [importer('widgets/poll/Poll.tsx', "import('./total.ts')\n")]],
  ['nobody imports', []],
])('a small file stands alone that %s', (_, importers) => {
  expect(smallFileFindings([small, ...importers])).toEqual([])
})

test.each(['poll.schema', 'poll.types', 'poll.model', 'poll.messages', 'poll.widget'])(
  '%s.ts stands alone, however small it is',
  (name) => {
    const file = { ...small, path: `widgets/poll/${name}.ts` }
    expect(
      smallFileFindings([file, importer('widgets/poll/Poll.tsx', `import { total } from './${name}.ts'\n`)]),
    ).toEqual([])
  },
)

test('a file of 15 lines stands alone', () => {
  const lines = { ...small, text: `${small.text}${'// A line.\n'.repeat(14)}` }
  expect(smallFileFindings([lines, importer('widgets/poll/Poll.tsx')])).toEqual([])
})
