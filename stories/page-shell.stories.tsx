// Made from page-shell.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/page-shell/page-shell.states.ts'
import { story } from './support/story.ts'

export default { title: 'Page shell' }

export const Nothing = story('page-shell', states, 'nothing')
Nothing.storyName = 'Nothing to say'

export const Visitor = story('page-shell', states, 'visitor')
Visitor.storyName = 'Nobody reads'

export const Reminder = story('page-shell', states, 'reminder')
Reminder.storyName = 'The e-mail is not validated'

export const Sending = story('page-shell', states, 'sending')
Sending.storyName = 'The validation mail on its way'

export const Sent = story('page-shell', states, 'sent')
Sent.storyName = 'The validation mail sent again'

export const NotSent = story('page-shell', states, 'notSent')
NotSent.storyName = 'The validation mail not sent, the server failed'

export const NotSentOffline = story('page-shell', states, 'notSentOffline')
NotSentOffline.storyName = 'The validation mail not sent, no connection'

export const Closed = story('page-shell', states, 'closed')
Closed.storyName = 'The reminder closed'

export const Validated = story('page-shell', states, 'validated')
Validated.storyName = 'Validated in the app meanwhile'

export const Expiring = story('page-shell', states, 'expiring')
Expiring.storyName = 'The subscription is about to expire'

export const ExpiringApple = story('page-shell', states, 'expiringApple')
ExpiringApple.storyName = 'About to expire, in the Apple app'

export const Expired = story('page-shell', states, 'expired')
Expired.storyName = 'The subscription has expired'

export const ExpiredApple = story('page-shell', states, 'expiredApple')
ExpiredApple.storyName = 'Expired, in the Apple app'

export const Banned = story('page-shell', states, 'banned')
Banned.storyName = 'Banned from the comments, opened by hand'

export const Own = story('page-shell', states, 'own')
Own.storyName = 'A modal of the publisher’s own'

export const OwnPlain = story('page-shell', states, 'ownPlain')
OwnPlain.storyName = 'One with nothing but words'

export const OwnWithReminder = story('page-shell', states, 'ownWithReminder')
OwnWithReminder.storyName = 'A modal comes first, the reminder after it'

export const OwnThenReminder = story('page-shell', states, 'ownThenReminder')
OwnThenReminder.storyName = 'The reminder after a modal'
