// Generated from comments.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/profile/comments/comments.states.ts'
import { story } from './support/story.ts'

export default { title: 'Profile/Comments' }

export const Loading = story('profile', states, 'loading')
Loading.storyName = 'Loading'

export const Many = story('profile', states, 'many')
Many.storyName = 'Several articles'

export const Empty = story('profile', states, 'empty')
Empty.storyName = 'None'

export const Failed = story('profile', states, 'failed')
Failed.storyName = 'Failed, server error'

export const FailedOffline = story('profile', states, 'failedOffline')
FailedOffline.storyName = 'Failed, offline'

export const Deleting = story('profile', states, 'deleting')
Deleting.storyName = 'Delete a comment'

export const DeleteFailed = story('profile', states, 'deleteFailed')
DeleteFailed.storyName = 'Failed to delete'
