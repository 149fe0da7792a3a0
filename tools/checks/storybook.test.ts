import { expect, it } from 'vitest'
import { storybookFindings } from './storybook.ts'

const stories = { path: 'stories/poll.stories.tsx', text: `import { story } from './support/story.ts'` }
const story = { path: 'stories/support/story.ts', text: `import { check } from './check.ts'` }

it('an import that only works in a test is found in a story, through others too', () => {
  const check = { path: 'stories/support/check.ts', text: `import { wait } from '../../testing/wait.ts'` }
  const wait = { path: 'testing/wait.ts', text: `\nimport { vi } from 'vitest'` }
  expect(storybookFindings([stories, story, check, wait])).toEqual([
    { path: wait.path, line: 2, problem: 'may not import vitest: Storybook shows stories where no test runs' },
  ])
})

it('an import of types, one that no story loads, and one of a test are allowed', () => {
  const typed = { path: 'stories/support/check.ts', text: `import type { Mock } from 'vitest'` }
  const apart = { path: 'testing/startBackend.ts', text: `import { afterAll } from 'vitest'` }
  const test = { path: 'stories/support/story.test.ts', text: `import { it } from 'vitest'\nimport './story.ts'` }
  expect(storybookFindings([stories, story, typed, apart, test])).toEqual([])
})

it('an import is followed once where files import each other', () => {
  const check = { path: 'stories/support/check.ts', text: `import { story } from './story.ts'` }
  expect(storybookFindings([stories, story, check])).toEqual([])
})
