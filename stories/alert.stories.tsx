// Generated from alert.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/alert/alert.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Alert' }

export const AllStates = allStatesStory('Alert')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/alert'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Link = story('alert', states, 'link')
Link.storyName = 'One message'

export const Text = story('alert', states, 'text')
Text.storyName = 'One message, no link'

export const Several = story('alert', states, 'several')
Several.storyName = 'Several messages'

export const Long = story('alert', states, 'long')
Long.storyName = 'Long messages'

export const Colour = story('alert', states, 'colour')
Colour.storyName = 'Custom colour'

export const Pale = story('alert', states, 'pale')
Pale.storyName = 'Colour without contrast'

export const WrongColour = story('alert', states, 'wrongColour')
WrongColour.storyName = 'Invalid colour, the accent'

export const Foreign = story('alert', states, 'foreign')
Foreign.storyName = 'Address that must not be followed, no link'

export const Timed = story('alert', states, 'timed')
Timed.storyName = 'Closes by itself'

export const Expired = story('alert', states, 'expired')
Expired.storyName = 'Sent away more than a day ago'

export const Closed = story('alert', states, 'closed')
Closed.storyName = 'Closed, hidden'

export const Empty = story('alert', states, 'empty')
Empty.storyName = 'No messages, hidden'

export const InApp = story('alert', states, 'inApp')
InApp.storyName = 'In the app'

export const Offline = story('alert', states, 'offline')
Offline.storyName = 'Offline'

export const WrongOption = story('alert', states, 'wrongOption')
WrongOption.storyName = 'Invalid option'
