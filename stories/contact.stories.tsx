// Made from contact.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/contact/contact.states.ts'
import { story } from './support/story.ts'

export default { title: 'Contact' }

export const Empty = story('contact', states, 'empty')
Empty.storyName = 'Empty'

export const Empties = story('contact', states, 'empties')
Empties.storyName = 'Sent with nothing in it'

export const NoMessage = story('contact', states, 'noMessage')
NoMessage.storyName = 'Without a message'

export const Kept = story('contact', states, 'kept')
Kept.storyName = 'Typed before a reload'

export const Full = story('contact', states, 'full')
Full.storyName = 'Cut at 100 characters'

export const Short = story('contact', states, 'short')
Short.storyName = 'Few characters left'

export const Known = story('contact', states, 'known')
Known.storyName = 'Signed in'

export const Sending = story('contact', states, 'sending')
Sending.storyName = 'On its way'

export const LostOffline = story('contact', states, 'lostOffline')
LostOffline.storyName = 'Not sent, no connection'

export const LostServer = story('contact', states, 'lostServer')
LostServer.storyName = 'Not sent, the server failed'

export const Refused = story('contact', states, 'refused')
Refused.storyName = 'The server does not take the message'

export const LostForbidden = story('contact', states, 'lostForbidden')
LostForbidden.storyName = 'Not sent, refused'

export const WrongOption = story('contact', states, 'wrongOption')
WrongOption.storyName = 'A wrong option'

export const Sent = story('contact', states, 'sent')
Sent.storyName = 'Sent'
