// Made from comments-count.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/comments-count/comments-count.states.ts'
import { story } from './support/story.ts'

export default { title: 'Comments count' }

export const Many = story('comments-count', states, 'many')
Many.storyName = 'Over a thousand comments'

export const Some = story('comments-count', states, 'some')
Some.storyName = 'A few comments'

export const None = story('comments-count', states, 'none')
None.storyName = 'No comments yet: no number'

export const Loading = story('comments-count', states, 'loading')
Loading.storyName = 'Loading: what the CMS wrote'

export const Failed = story('comments-count', states, 'failed')
Failed.storyName = 'Not loaded: what the CMS wrote'
