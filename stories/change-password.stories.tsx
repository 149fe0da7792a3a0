// Made from change-password.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/change-password/change-password.states.ts'
import { story } from './support/story.ts'

export default { title: 'Change password' }

export const Open = story('change-password', states, 'open')
Open.storyName = 'Asks for a new password'

export const Missing = story('change-password', states, 'missing')
Missing.storyName = 'Nothing filled in'

export const Short = story('change-password', states, 'short')
Short.storyName = 'Too short, and not the same'

export const Saving = story('change-password', states, 'saving')
Saving.storyName = 'On its way'

export const Offline = story('change-password', states, 'offline')
Offline.storyName = 'Not changed, no connection'

export const Failed = story('change-password', states, 'failed')
Failed.storyName = 'Not changed, the server failed'

export const Changed = story('change-password', states, 'changed')
Changed.storyName = 'Changed'

export const Expired = story('change-password', states, 'expired')
Expired.storyName = 'The link has expired'

export const NoToken = story('change-password', states, 'noToken')
NoToken.storyName = 'No link at all'
