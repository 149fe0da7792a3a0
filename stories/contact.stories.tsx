// Generated from contact.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/contact/contact.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Contact' }

export const AllStates = allStatesStory('Contact')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/contact'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Empty = story('contact', states, 'empty')
Empty.storyName = 'Empty'

export const EmptySubmitted = story('contact', states, 'emptySubmitted')
EmptySubmitted.storyName = 'Empty, submitted'

export const NoMessage = story('contact', states, 'noMessage')
NoMessage.storyName = 'Message missing'

export const Draft = story('contact', states, 'draft')
Draft.storyName = 'Restored draft'

export const Full = story('contact', states, 'full')
Full.storyName = 'Message cut at 100 characters'

export const Short = story('contact', states, 'short')
Short.storyName = 'Few characters left'

export const Known = story('contact', states, 'known')
Known.storyName = 'Signed in, prefilled'

export const Sending = story('contact', states, 'sending')
Sending.storyName = 'Sending'

export const FailedOffline = story('contact', states, 'failedOffline')
FailedOffline.storyName = 'Failed to send, offline'

export const FailedServer = story('contact', states, 'failedServer')
FailedServer.storyName = 'Failed to send, server error'

export const Refused = story('contact', states, 'refused')
Refused.storyName = 'Message rejected'

export const FailedForbidden = story('contact', states, 'failedForbidden')
FailedForbidden.storyName = 'Failed to send, forbidden'

export const WrongOption = story('contact', states, 'wrongOption')
WrongOption.storyName = 'Invalid option'

export const Sent = story('contact', states, 'sent')
Sent.storyName = 'Sent'
