// Generated from reader.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/profile/reader/reader.states.ts'
import { story } from './support/story.ts'

export default { title: 'Profile/Reader' }

export const Loading = story('profile', states, 'loading')
Loading.storyName = 'Loading'

export const Followed = story('profile', states, 'followed')
Followed.storyName = 'Public, followed'

export const NotFollowed = story('profile', states, 'notFollowed')
NotFollowed.storyName = 'Public, not followed'

export const Own = story('profile', states, 'own')
Own.storyName = 'One’s own'

export const Private = story('profile', states, 'private')
Private.storyName = 'Private'

export const LongText = story('profile', states, 'longText')
LongText.storyName = 'Long text, cut'

export const LongTextWhole = story('profile', states, 'longTextWhole')
LongTextWhole.storyName = 'Long text, whole'

export const WithoutComments = story('profile', states, 'withoutComments')
WithoutComments.storyName = 'Without comments'

export const CommentsFailed = story('profile', states, 'commentsFailed')
CommentsFailed.storyName = 'Comments failed'

export const Muting = story('profile', states, 'muting')
Muting.storyName = 'Mute'

export const Failed = story('profile', states, 'failed')
Failed.storyName = 'Failed, server error'

export const FailedOffline = story('profile', states, 'failedOffline')
FailedOffline.storyName = 'Failed, offline'

export const Forbidden = story('profile', states, 'forbidden')
Forbidden.storyName = 'Failed, not allowed'

export const App = story('profile', states, 'app')
App.storyName = 'In the app'
