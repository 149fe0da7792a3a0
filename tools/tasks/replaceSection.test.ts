import { expect, it } from 'vitest'
import { replaceSection } from './replaceSection.ts'

const document = '# Title\n\nWords.\n\n## One\n\nOld.\n\n### Within\n\nOld too.\n\n## Two\n\nKept.\n'

it('replaceSection replaces the text below a heading, and leaves the others', () => {
  expect(replaceSection(document, 'One', 'New.')).toBe('# Title\n\nWords.\n\n## One\n\nNew.\n\n## Two\n\nKept.\n')
  expect(replaceSection(document, 'Two', 'New.\n')).toContain(
    '## One\n\nOld.\n\n### Within\n\nOld too.\n\n## Two\n\nNew.\n',
  )
})

it('replaceSection adds a heading that is missing', () => {
  expect(replaceSection('# Title\n', 'One', 'New.')).toBe('# Title\n\n## One\n\nNew.\n')
})
