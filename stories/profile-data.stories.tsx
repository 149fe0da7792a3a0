// Generated from data.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/profile/data/data.states.ts'
import { story } from './support/story.ts'

export default { title: 'Profile/Data' }

export const Data = story('profile', states, 'data')
Data.storyName = 'Form'

export const Empty = story('profile', states, 'empty')
Empty.storyName = 'Form, little known'

export const Missing = story('profile', states, 'missing')
Missing.storyName = 'Form, required fields empty'

export const Closed = story('profile', states, 'closed')
Closed.storyName = 'Form, a section closed'

export const Loading = story('profile', states, 'loading')
Loading.storyName = 'Loading'

export const NamesLocked = story('profile', states, 'namesLocked')
NamesLocked.storyName = 'Names cannot be changed'

export const AllLocked = story('profile', states, 'allLocked')
AllLocked.storyName = 'Nothing can be changed'

export const Saved = story('profile', states, 'saved')
Saved.storyName = 'Saved'

export const Saving = story('profile', states, 'saving')
Saving.storyName = 'Saving'

export const Failed = story('profile', states, 'failed')
Failed.storyName = 'Not saved'

export const Refused = story('profile', states, 'refused')
Refused.storyName = 'Not saved, the server refuses the name'

export const App = story('profile', states, 'app')
App.storyName = 'Form, iOS app'

export const AppChanged = story('profile', states, 'appChanged')
AppChanged.storyName = 'Form, changed, iOS app'

export const Deletion = story('profile', states, 'deletion')
Deletion.storyName = 'Delete the account'

export const DeletionFailed = story('profile', states, 'deletionFailed')
DeletionFailed.storyName = 'Delete the account, failed'

export const DeletionImpossible = story('profile', states, 'deletionImpossible')
DeletionImpossible.storyName = 'Delete the account, subscriber'
