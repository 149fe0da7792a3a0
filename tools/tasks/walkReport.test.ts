import { expect, it } from 'vitest'
import { replaceSection } from './replaceSection.ts'
import { type WalkRow, walkText } from './walkReport.ts'

const row: WalkRow = { kind: 'anywhere', engine: 'react', seeds: 3, steps: 2000, findings: 0, unanswered: 1 }

it('the report replaces the row of a walk that was taken again, and keeps the others', () => {
  const first = replaceSection('# Reliability\n', 'Random use', walkText('', [row, { ...row, engine: 'lite' }]))
  const again = walkText(first, [{ ...row, findings: 2 }])
  expect(again.match(/^\| (anywhere|conversation) .*$/gm)).toEqual([
    '| anywhere | lite | 1 to 3 | 2000 | 0 | 1 |',
    '| anywhere | react | 1 to 3 | 2000 | 2 | 1 |',
  ])
})
