// Generated from password.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/profile/password/password.states.ts'
import { story } from './support/story.ts'

export default { title: 'Profile/Password' }

export const Password = story('profile', states, 'password')
Password.storyName = 'Form'

export const Missing = story('profile', states, 'missing')
Missing.storyName = 'Form, required fields empty'

export const Wrong = story('profile', states, 'wrong')
Wrong.storyName = 'Wrong old password'

export const Saving = story('profile', states, 'saving')
Saving.storyName = 'Saving'

export const Failed = story('profile', states, 'failed')
Failed.storyName = 'Not changed, server error'

export const Recovered = story('profile', states, 'recovered')
Recovered.storyName = 'Recovery mail sent'

export const NotRecovered = story('profile', states, 'notRecovered')
NotRecovered.storyName = 'Recovery mail not sent'

export const App = story('profile', states, 'app')
App.storyName = 'Form, Android app'
