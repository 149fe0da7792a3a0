// Generated from notifications.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/profile/notifications/notifications.states.ts'
import { story } from './support/story.ts'

export default { title: 'Profile/Notifications' }

export const Loading = story('profile', states, 'loading')
Loading.storyName = 'Loading'

export const Latest = story('profile', states, 'latest')
Latest.storyName = 'The latest'

export const History = story('profile', states, 'history')
History.storyName = 'The history'

export const Empty = story('profile', states, 'empty')
Empty.storyName = 'None'

export const Failed = story('profile', states, 'failed')
Failed.storyName = 'Failed, server error'

export const FailedOffline = story('profile', states, 'failedOffline')
FailedOffline.storyName = 'Failed, offline'

export const App = story('profile', states, 'app')
App.storyName = 'In the app'
