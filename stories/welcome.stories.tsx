// Generated from welcome.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/welcome/welcome.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Welcome' }

export const AllStates = allStatesStory('Welcome')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/welcome'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Unvalidated = story('welcome', states, 'unvalidated')
Unvalidated.storyName = 'Email not validated'

export const Validated = story('welcome', states, 'validated')
Validated.storyName = 'Email validated'

export const Trial = story('welcome', states, 'trial')
Trial.storyName = 'Free trial'

export const Loading = story('welcome', states, 'loading')
Loading.storyName = 'Loading'

export const SignedOut = story('welcome', states, 'signedOut')
SignedOut.storyName = 'Visitor'

export const SignedOutApp = story('welcome', states, 'signedOutApp')
SignedOutApp.storyName = 'Visitor, in the app'

export const Draft = story('welcome', states, 'draft')
Draft.storyName = 'Restored draft'

export const Wrong = story('welcome', states, 'wrong')
Wrong.storyName = 'Invalid phone number and postal code'

export const Refused = story('welcome', states, 'refused')
Refused.storyName = 'Postal code rejected'

export const Saving = story('welcome', states, 'saving')
Saving.storyName = 'Saving'

export const Offline = story('welcome', states, 'offline')
Offline.storyName = 'Failed to save, offline'

export const Failed = story('welcome', states, 'failed')
Failed.storyName = 'Failed to save, server error'

export const Forbidden = story('welcome', states, 'forbidden')
Forbidden.storyName = 'Failed to save, forbidden'

export const Expired = story('welcome', states, 'expired')
Expired.storyName = 'Failed to save, session expired'

export const Done = story('welcome', states, 'done')
Done.storyName = 'Saved, redirecting'

export const Nothing = story('welcome', states, 'nothing')
Nothing.storyName = 'Nothing to save, redirecting'

export const MailSending = story('welcome', states, 'mailSending')
MailSending.storyName = 'Sending validation email'

export const MailSent = story('welcome', states, 'mailSent')
MailSent.storyName = 'Validation email sent'

export const MailFailed = story('welcome', states, 'mailFailed')
MailFailed.storyName = 'Failed to send validation email'
