// Generated from comments-count.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/comments-count/comments-count.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Comments count' }

export const AllStates = allStatesStory('Comments count')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/comments-count'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Many = story('comments-count', states, 'many')
Many.storyName = 'Over a thousand'

export const Some = story('comments-count', states, 'some')
Some.storyName = 'A few'

export const None = story('comments-count', states, 'none')
None.storyName = 'None, no number shown'

export const Loading = story('comments-count', states, 'loading')
Loading.storyName = 'Loading, fallback shown'

export const Failed = story('comments-count', states, 'failed')
Failed.storyName = 'Failed to load, fallback shown'
