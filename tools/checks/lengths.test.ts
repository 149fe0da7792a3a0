import { expect, test } from 'vitest'
import { lengthFindings } from './lengths.ts'

const file = (path: string, lines: number) => ({ path, text: `${Array(lines).fill('a').join('\n')}\n` })

test('files of more than 300 lines are reported', () => {
  expect(lengthFindings([file('src/a.ts', 10), file('tests/a.test.ts', 300)])).toEqual([])
  expect(lengthFindings([file('src/a.ts', 10), file('tests/a.test.ts', 301)])).toMatchObject([
    { path: 'tests/a.test.ts' },
  ])
})

test('the median of the library is advised to stay under 80; tests do not count', () => {
  const tests = [file('src/a.test.ts', 200), file('src/b.test.ts', 200), file('mocks/c.ts', 200)]
  expect(lengthFindings([file('src/a.ts', 79), ...tests])).toEqual([])
  expect(lengthFindings([file('src/a.ts', 79), file('widgets/b.ts', 90), ...tests])).toMatchObject([
    { path: 'src and widgets', advice: true },
  ])
})
