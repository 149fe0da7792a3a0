// Made from welcome.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/welcome/welcome.states.ts'
import { story } from './support/story.ts'

export default { title: 'Welcome' }

export const Unvalidated = story('welcome', states, 'unvalidated')
Unvalidated.storyName = 'The mail is still to be confirmed'

export const Validated = story('welcome', states, 'validated')
Validated.storyName = 'Nothing left to confirm'

export const Trial = story('welcome', states, 'trial')
Trial.storyName = 'In the free trial'

export const Loading = story('welcome', states, 'loading')
Loading.storyName = 'Nobody knows yet who reads'

export const SignedOut = story('welcome', states, 'signedOut')
SignedOut.storyName = 'Signed out'

export const SignedOutApp = story('welcome', states, 'signedOutApp')
SignedOutApp.storyName = 'Signed out, in the app'

export const Draft = story('welcome', states, 'draft')
Draft.storyName = 'Typed before a reload'

export const Wrong = story('welcome', states, 'wrong')
Wrong.storyName = 'No phone number, and no postal code'

export const Refused = story('welcome', states, 'refused')
Refused.storyName = 'The server does not take the postal code'

export const Saving = story('welcome', states, 'saving')
Saving.storyName = 'On its way'

export const Offline = story('welcome', states, 'offline')
Offline.storyName = 'Not saved, no connection'

export const Failed = story('welcome', states, 'failed')
Failed.storyName = 'Not saved, the server failed'

export const Forbidden = story('welcome', states, 'forbidden')
Forbidden.storyName = 'Not saved, not allowed'

export const Expired = story('welcome', states, 'expired')
Expired.storyName = 'Not saved, the session is over'

export const Done = story('welcome', states, 'done')
Done.storyName = 'Saved, going on'

export const Nothing = story('welcome', states, 'nothing')
Nothing.storyName = 'Nothing to save, going on'

export const MailSending = story('welcome', states, 'mailSending')
MailSending.storyName = 'The mail on its way again'

export const MailSent = story('welcome', states, 'mailSent')
MailSent.storyName = 'The mail sent again'

export const MailFailed = story('welcome', states, 'mailFailed')
MailFailed.storyName = 'The mail not sent'
