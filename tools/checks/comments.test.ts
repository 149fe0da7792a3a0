import { expect, test } from 'vitest'
import { commentFindings } from './comments.ts'

const problems = (text: string, path = 'src/lib/a.ts') => commentFindings([{ path, text }])

test.each([
  ['src/lib/a.ts', '/** What the server answers. */\nexport const a = 1', 1],
  ['src/lib/a.ts', 'export const a = 1\n// Whoever asks, waits.', 2],
  ['src/lib/a.ts', '/** Whose marker shows it. */\nexport const a = 1', 1],
  ['src/lib/a.tsx', '/**\n * Whom the reader follows.\n */\nexport const a = 1', 1],
  ['src/lib/a.ts', '/** Which one is shown. */\nexport const a = 1', 1],
  ['src/lib/a.ts', '/** All that is saved. */\nexport const a = 1', 1],
  ['src/lib/a.ts', '// Those whom a search finds.\nexport const a = 1', 1],
  ['widgets/poll/poll.css', '.a {}\n/* What floats above the page. */', 2],
  ['src/lib/a.ts', '/**\n * Reads it.\n *\n * @param from Where it is.\n */\nexport const a = 1', 1],
  ['src/lib/a.ts', '/** Reads it. @returns What it has. */\nexport const a = 1', 1],
  ['src/lib/a.ts', '/** @throws {UsageError} Where none is built. */\nexport const a = 1', 1],
  ['tools/setup/a.mjs', 'start() // Who knows.\n  // Who reads.', 2],
])('in %s, a comment or tag that opens with a relative clause is found', (path, text, line) => {
  expect(problems(text, path)).toEqual([{ path, line, problem: expect.stringContaining('begin with a noun') }])
})

test.each([
  '/** The answer of the server, and what it means. */',
  "const text = '/* What a string has is no comment. */'",
  '// Whatsoever.',
  '/** All cards, and those that a list has. */',
])('a comment is allowed: %s', (text) => {
  expect(problems(text)).toEqual([])
})
