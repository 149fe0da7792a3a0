import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type ProblemKind, problems } from '#islands/diagnosis/problems.ts'
import { createTestTerminal } from '../createTestTerminal.fixture.ts'
import { checkCommand } from './checkCommand.ts'

const document = readFileSync('docs/doctor.md', 'utf8')

it('docs/doctor.md lists all problems, in the words of the table', () => {
  const rows = [...document.matchAll(/^\| `[\w-]+` \| (?:error|warning|note) \|.*$/gm)].map(([row]) => row)
  expect(rows).toEqual(
    Object.entries<ProblemKind>(problems).map(([id, { level, title, expected, mend, only }]) => {
      const finder = only ? `${only.finder}: ${only.because}` : 'both'
      return `| \`${id}\` | ${level} | ${title} | ${expected} | ${mend} | ${finder} |`
    }),
  )
})

it('the documentation describes each option of the command', () => {
  for (const [, option = ''] of checkCommand.help.matchAll(/^ {2}(--\w+)/gm))
    expect(document).toContain(`| \`${option}`)
})

it('the check reports nothing about the examples of the documentation', async () => {
  const examples = globSync('docs/examples/*.html')
  const terminal = createTestTerminal({ cwd: process.cwd() })
  await checkCommand.run(examples, terminal)
  expect(terminal.printed()).toBe(`${examples.length} files, no problems`)
})

/** The line that a server writes in the place of a guide's comment (docs/snippets/head-lines.mjs). */
const SCRIPT = '<script type="module" src="/quiosc/widgets.js"></script>'

it.each(['start', 'article', 'including'])('the check reports nothing about the pages of docs/%s.md', async (guide) => {
  const cwd = mkdtempSync(join(tmpdir(), 'quiosc-guide-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  const text = readFileSync(`docs/${guide}.md`, 'utf8')
  const pages = [...text.matchAll(/^```html (\S+\.html)\n([\s\S]*?)^```$/gm)].map(([, path = '', html = '']) => {
    writeFileSync(join(cwd, basename(path)), html.replace('<!-- quiosc -->', SCRIPT))
    return basename(path)
  })
  expect(pages.length).toBeGreaterThan(0)
  const terminal = createTestTerminal({ cwd })
  await checkCommand.run(pages, terminal)
  expect(terminal.printed()).toMatch(/^\d files?, no problems$/)
})
