// Generated from editor.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/profile/editor/editor.states.ts'
import { story } from './support/story.ts'

export default { title: 'Profile/Editor' }

export const Public = story('profile', states, 'public')
Public.storyName = 'Public'

export const Private = story('profile', states, 'private')
Private.storyName = 'Private, little known'

export const Loading = story('profile', states, 'loading')
Loading.storyName = 'Loading'

export const Saved = story('profile', states, 'saved')
Saved.storyName = 'Saved'

export const Saving = story('profile', states, 'saving')
Saving.storyName = 'Saving'

export const Failed = story('profile', states, 'failed')
Failed.storyName = 'Not saved'

export const Taken = story('profile', states, 'taken')
Taken.storyName = 'Not saved, the nick is in use'

export const TooLong = story('profile', states, 'tooLong')
TooLong.storyName = 'The nick is too long'

export const App = story('profile', states, 'app')
App.storyName = 'Android app'

export const AppChanged = story('profile', states, 'appChanged')
AppChanged.storyName = 'Changed, iOS app'
