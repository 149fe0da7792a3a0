import { describe, expect, test } from 'vitest'
import { requirementFindings } from './requirements.ts'

/** Escaped, so that the check does not find the examples of its own test. */
const SIGN = '\u00a7'

const sectionsOf = (path: string, ...rows: string[]) => ({
  path,
  text: [
    '# A document',
    '',
    '## 1. First',
    '',
    '| fact | shown by |',
    '|---|---|',
    ...rows,
    '',
    '## 2. Second',
    '**Some** words.',
    '',
  ].join('\n'),
})
const account = (...rows: string[]) => sectionsOf('docs/requirements/reader-account.md', ...rows)
const whole = [account(), sectionsOf('docs/requirements/content-features.md'), sectionsOf('docs/contract.md')]

const index = { path: 'docs/assumptions.md', text: '[login](assumptions/login.md)' }

const problems = (...sources: { path: string; text: string }[]) =>
  requirementFindings(sources).map(({ path, line, problem }) => `${path}:${line} ${problem}`)

describe('a citation of a section', () => {
  test('of the assumptions is one too, also as a link', () => {
    const assumptions = (text: string) => ({ path: 'docs/assumptions/login.md', text })
    expect(problems(...whole, assumptions('Completes reader-account [§1](../a.md#1).'), index)).toEqual([])
    expect(problems(...whole, assumptions('As reader-account §9, [§8](../a.md#8).'), index)).toHaveLength(2)
  })

  test.each([
    `// reader-account ${SIGN}1`,
    `// (content-features ${SIGN}2, "Second" and "Some words")`,
    `// (both specs ${SIGN}1, "first")`,
    `// contract ${SIGN}1 and ${SIGN}2; both specs ${SIGN}1`,
    `// The law: ${SIGN} 312.`,
  ])('has no finding where its section is there: %s', (text) => {
    expect(problems(...whole, { path: 'src/a.ts', text })).toEqual([])
  })

  test.each([
    [`// reader-account ${SIGN}3`, 'cites a section that docs/requirements/reader-account.md does not have: 3'],
    [`// contract ${SIGN}1 and ${SIGN}7`, 'cites a section that docs/contract.md does not have: 7'],
    [`// (contract ${SIGN}1, "First", "Some words")`, 'quotes "Some words", which section 1 of contract does not have'],
    [`// As it says (${SIGN}1).`, `${SIGN}1 does not say of which document`],
    [`// architecture ${SIGN}1`, `${SIGN}1 does not say of which document`],
  ])('is found when it does not lead to one: %s', (text, problem) => {
    expect(problems(...whole, { path: 'src/a.ts', text: `\n${text}` })).toEqual([`src/a.ts:2 ${problem}`])
  })

  test('is found for both documents where it names both', () => {
    const text = `/* both specs ${SIGN}4 */`
    expect(problems(...whole, { path: 'widgets/a/a.css', text })).toEqual([
      'widgets/a/a.css:1 cites a section that docs/requirements/reader-account.md does not have: 4',
      'widgets/a/a.css:1 cites a section that docs/requirements/content-features.md does not have: 4',
    ])
  })

  test('is found while its document is missing', () => {
    expect(problems({ path: 'decisions/1.md', text: `contract ${SIGN}1` })).toEqual([
      'decisions/1.md:1 cites a section that docs/contract.md does not have: 1',
    ])
  })
})

describe('a document of the requirements', () => {
  const shown = { path: 'src/a.test.ts', text: '' }
  const path = 'docs/requirements/reader-account.md'

  test('has no findings with existing tests, and assumptions', () => {
    const rows = [
      '| A fact about `data-a` | `src/a.test.ts` |',
      '| Another | [deviation](../assumptions.md#deviations), `src/a.test.ts` |',
      '| A third | [assumption](../assumptions/login.md) |',
    ]
    expect(problems(account(...rows), shown)).toEqual([])
  })

  test('has a finding for a test that does not exist, and for a file that is none', () => {
    expect(problems(account('| A fact | `src/b.test.ts` |'), shown)).toEqual([
      `${path}:7 names a test that there is not: src/b.test.ts`,
    ])
    expect(problems(account('| A fact | `src/a.ts` |'), { path: 'src/a.ts', text: '' })).toEqual([
      `${path}:7 names a test that there is not: src/a.ts`,
    ])
  })

  test('has a finding for a fact that no test or assumption shows', () => {
    const problem = `${path}:7 says neither which test shows it, nor which assumption replaces it`
    expect(problems(account('| A fact | somewhere |'))).toEqual([problem])
    expect(problems(account('| A fact | not shown by a test |'))).toEqual([problem])
  })

  test('has each section once', () => {
    const { text } = account()
    expect(problems({ path, text: `${text}\n## 2. Second again\n` })).toEqual([`${path}:undefined has section 2 twice`])
  })
})

test('the index of the assumptions leads to each of their files', () => {
  const index = (text: string) => ({ path: 'docs/assumptions.md', text })
  const files = ['login', 'poll'].map((name) => ({ path: `docs/assumptions/${name}.md`, text: '' }))
  const row = (name: string) => `| [${name}](assumptions/${name}.md) | a widget |\n`
  expect(problems(...whole, index(row('login') + row('poll')), ...files)).toEqual([])
  expect(problems(...whole, index(row('login')), ...files)).toEqual([
    'docs/assumptions.md:undefined does not lead to docs/assumptions/poll.md',
  ])
})
