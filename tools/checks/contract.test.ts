import { expect, it } from 'vitest'
import type { Contract } from '../contract/Contract.ts'
import { contractText } from '../contract/contractFile.ts'
import { readContract } from '../contract/readContract.ts'
import { contractFindings, themingFindings } from './contract.ts'

const contract = await readContract()
const problems = (now: Contract, bumps: readonly string[] = [], written = contractText(now)) =>
  contractFindings({ contract: now, written, released: { version: '1.2.0', contract }, bumps }).map(
    ({ problem }) => problem,
  )

const { comments, ...otherWidgets } = contract.widgets
const { 'quiosc:poll-voted': _, ...otherEvents } = contract.types.QuioscEvents as Record<string, string>
const withoutOption: Contract = {
  ...contract,
  widgets: { ...otherWidgets, comments: { ...comments, load: 'visible', parts: comments?.parts ?? [], options: {} } },
}
const withoutEvent: Contract = { ...contract, types: { ...contract.types, QuioscEvents: otherEvents } }

it('the check of the contract fails for a file that differs from the sources', () => {
  expect(problems(contract)).toEqual([])
  expect(problems(contract, [], contractText(withoutEvent))).toEqual(['is outdated: run `npm run fix`'])
})

it('the check of the contract fails for a removed option or event, unless a changeset is major', () => {
  expect(problems(withoutOption)).toContainEqual(
    expect.stringMatching(/^widgets\.comments\.options\.contentId\.required was removed since 1\.2\.0, which breaks/),
  )
  expect(problems(withoutEvent)).toEqual([expect.stringContaining('quiosc:poll-voted was removed since 1.2.0')])
  expect(problems(withoutEvent, ['minor', 'patch'])).toHaveLength(1)
  expect(problems(withoutEvent, ['patch', 'major'])).toEqual([])
})

it('the check of the contract fails for an addition that the changesets call a patch', () => {
  const added = { ...contract, tokens: [...contract.tokens, '--quiosc-new'] }
  expect(problems(added)).toEqual([])
  expect(problems(added, ['patch'])).toEqual([
    'tokens[--quiosc-new] is new since 1.2.0: one of the changesets must be “minor”',
  ])
  expect(problems(added, ['patch', 'minor'])).toEqual([])
})

it('the check of the contract fails where docs/theming.md lists other custom properties or parts', () => {
  const poll = { ...contract.widgets.poll, parts: ['bar', 'option', 'question'] }
  const small = { ...contract, tokens: ['--quiosc-ink', '--quiosc-line'], widgets: { poll } }
  const document = (rows: string) => ({ path: 'docs/theming.md', text: `| all | \`root\` |\n${rows}` })
  const found = (rows: string) => themingFindings(small as Contract, document(rows)).map(({ problem }) => problem)
  expect(found('| `--quiosc-ink`, `--quiosc-line` | text |\n| `poll` | `bar`, `option`, `question` |')).toEqual([])
  expect(found('| `--quiosc-ink`, `--quiosc-inc` | text |\n| `poll` | `bar`, `question`, `way` |')).toEqual([
    'does not list --quiosc-line',
    'does not list poll::part(option)',
    'lists --quiosc-inc, which there is not',
    'lists poll::part(way), which there is not',
  ])
})
