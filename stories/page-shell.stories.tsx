// Generated from page-shell.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/page-shell/page-shell.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Page shell' }

export const AllStates = allStatesStory('Page shell')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/page-shell'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Nothing = story('page-shell', states, 'nothing')
Nothing.storyName = 'Empty'

export const Visitor = story('page-shell', states, 'visitor')
Visitor.storyName = 'Visitor'

export const Reminder = story('page-shell', states, 'reminder')
Reminder.storyName = 'Email reminder'

export const Sending = story('page-shell', states, 'sending')
Sending.storyName = 'Email reminder, sending'

export const Sent = story('page-shell', states, 'sent')
Sent.storyName = 'Email reminder, sent'

export const NotSent = story('page-shell', states, 'notSent')
NotSent.storyName = 'Email reminder, failed to send, server error'

export const NotSentOffline = story('page-shell', states, 'notSentOffline')
NotSentOffline.storyName = 'Email reminder, failed to send, offline'

export const Closed = story('page-shell', states, 'closed')
Closed.storyName = 'Email reminder, dismissed'

export const Validated = story('page-shell', states, 'validated')
Validated.storyName = 'Email reminder, validated in the app'

export const Expiring = story('page-shell', states, 'expiring')
Expiring.storyName = 'Subscription expiring'

export const ExpiringApple = story('page-shell', states, 'expiringApple')
ExpiringApple.storyName = 'Subscription expiring, in the iOS app'

export const Expired = story('page-shell', states, 'expired')
Expired.storyName = 'Subscription expired'

export const ExpiredApple = story('page-shell', states, 'expiredApple')
ExpiredApple.storyName = 'Subscription expired, in the iOS app'

export const Banned = story('page-shell', states, 'banned')
Banned.storyName = 'Banned user, opened by the page'

export const Own = story('page-shell', states, 'own')
Own.storyName = 'Custom modal'

export const OwnPlain = story('page-shell', states, 'ownPlain')
OwnPlain.storyName = 'Custom modal, text only'

export const OwnWithReminder = story('page-shell', states, 'ownWithReminder')
OwnWithReminder.storyName = 'Custom modal, before the email reminder'

export const OwnThenReminder = story('page-shell', states, 'ownThenReminder')
OwnThenReminder.storyName = 'Email reminder, after a custom modal'
