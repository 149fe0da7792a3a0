import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { THEMING_FILE, withPartsTable } from './partsTable.ts'
import { readContract } from './readContract.ts'

it('the table of parts in theming.md has those of all widgets: else run `npm run fix`', async () => {
  const document = readFileSync(THEMING_FILE, 'utf8')
  expect(withPartsTable(document, await readContract())).toBe(document)
})

it('the table of parts is written without a change around it', async () => {
  const contract = await readContract()
  const table = (rows: string) => `before\n\n| widget | parts |\n|---|---|\n${rows}\nafter\n`
  const written = withPartsTable(table('| `gone` | `x` |\n'), contract)
  expect(written).toContain('before\n\n| widget | parts |\n|---|---|\n| all | `root` |\n')
  expect(written).toContain('| `poll` | `bar`, `box`, `option`, `question` |\n')
  expect(written).toMatch(/\|\n\nafter\n$/)
  expect(written).not.toContain('gone')
  expect(withPartsTable(table(''), contract)).toMatch(/\|\n\nafter\n$/)
  expect(() => withPartsTable('nothing', contract)).toThrow('no table of parts')
})
