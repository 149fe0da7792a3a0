import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type ProblemKind, problems } from '#islands/diagnosis/problems.ts'
import { createTestTerminal } from '../createTestTerminal.fixture.ts'
import { checkCommand } from './checkCommand.ts'

const document = readFileSync('docs/doctor.md', 'utf8')

it('lists all problems in docs/doctor.md, in the words of the table', () => {
  const rows = [...document.matchAll(/^\| `[\w-]+` \| (?:error|warning|note) \|.*$/gm)].map(([row]) => row)
  expect(rows).toEqual(
    Object.entries<ProblemKind>(problems).map(([id, { level, title, expected, mend, only }]) => {
      const finder = only ? `${only.finder}: ${only.because}` : 'both'
      return `| \`${id}\` | ${level} | ${title} | ${expected} | ${mend} | ${finder} |`
    }),
  )
})

it('documents each option of the command', () => {
  for (const [, option = ''] of checkCommand.help.matchAll(/^ {2}(--\w+)/gm))
    expect(document).toContain(`| \`${option}`)
})

it('has nothing to say about the examples of the documentation', async () => {
  const examples = globSync('docs/examples/*.html')
  const terminal = createTestTerminal({ cwd: process.cwd() })
  await checkCommand.run(examples, terminal)
  expect(terminal.printed()).toBe(`${examples.length} files, no problems`)
})
