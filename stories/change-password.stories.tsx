// Generated from change-password.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/change-password/change-password.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Change password' }

export const AllStates = allStatesStory('Change password')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/change-password'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Open = story('change-password', states, 'open')
Open.storyName = 'Form'

export const Missing = story('change-password', states, 'missing')
Missing.storyName = 'Form, required fields empty'

export const Short = story('change-password', states, 'short')
Short.storyName = 'Form, too short and not matching'

export const Saving = story('change-password', states, 'saving')
Saving.storyName = 'Saving'

export const Offline = story('change-password', states, 'offline')
Offline.storyName = 'Failed to save, offline'

export const Failed = story('change-password', states, 'failed')
Failed.storyName = 'Failed to save, server error'

export const Changed = story('change-password', states, 'changed')
Changed.storyName = 'Changed'

export const Expired = story('change-password', states, 'expired')
Expired.storyName = 'Link expired'

export const NoToken = story('change-password', states, 'noToken')
NoToken.storyName = 'Without a link'
