import { expect, it } from 'vitest'
import { changedFilters } from './changedFilters.ts'

it('a change of one widget leaves out the tests and the stories of the others', () => {
  const filters = changedFilters(['widgets/poll/Poll.tsx', 'docs/testing.md'])
  expect(filters).toContain('stories/poll')
  expect(filters).toContain('widgets/poll/')
  for (const other of ['stories/gift.stories.tsx', 'widgets/gift/Gift.test.tsx'])
    expect(other).not.toMatch(new RegExp(filters.join('|')))
})

it('a new option leaves out the stories of other widgets, with what is written of it', () => {
  const written = ['README.md', 'docs/contract.json', 'docs/widgets/poll.md', 'stories/poll.stories.tsx']
  const filters = changedFilters(['widgets/poll/poll.schema.ts', ...written])
  expect(filters).toEqual(changedFilters(['widgets/poll/poll.schema.ts']))
  expect(changedFilters(['stories/profile-saved.stories.tsx'])).toContain('stories/profile-saved')
})

it.each(['src/kit/ui/Button.tsx', 'widgets/registry.ts', 'mocks/backend/personas.ts', 'package.json'])(
  'a change of shared files leaves out nothing: %s',
  (file) => {
    expect(changedFilters(['widgets/poll/Poll.tsx', file])).toEqual([])
  },
)

it('without a change of a widget nothing is left out', () => {
  expect(changedFilters(['tests/poll.test.ts'])).toEqual([])
})
