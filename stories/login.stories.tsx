// Generated from login.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/login/login.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Login' }

export const AllStates = allStatesStory('Login')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/login'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Email = story('login', states, 'email')
Email.storyName = 'Email'

export const EmailMissing = story('login', states, 'emailMissing')
EmailMissing.storyName = 'Email, empty'

export const EmailInvalid = story('login', states, 'emailInvalid')
EmailInvalid.storyName = 'Email, invalid'

export const Starting = story('login', states, 'starting')
Starting.storyName = 'Email, checking the prefilled one'

export const EmailDraft = story('login', states, 'emailDraft')
EmailDraft.storyName = 'Email, restored draft'

export const CheckOffline = story('login', states, 'checkOffline')
CheckOffline.storyName = 'Email, failed to check, offline'

export const CheckFailed = story('login', states, 'checkFailed')
CheckFailed.storyName = 'Email, failed to check, server error'

export const Password = story('login', states, 'password')
Password.storyName = 'Password'

export const PasswordMissing = story('login', states, 'passwordMissing')
PasswordMissing.storyName = 'Password, empty'

export const Credentials = story('login', states, 'credentials')
Credentials.storyName = 'Password, wrong'

export const SigningIn = story('login', states, 'signingIn')
SigningIn.storyName = 'Password, signing in'

export const SignInOffline = story('login', states, 'signInOffline')
SignInOffline.storyName = 'Password, failed to sign in, offline'

export const SignInFailed = story('login', states, 'signInFailed')
SignInFailed.storyName = 'Password, failed to sign in, server error'

export const Recovering = story('login', states, 'recovering')
Recovering.storyName = 'Recovery'

export const RecoverySending = story('login', states, 'recoverySending')
RecoverySending.storyName = 'Recovery, sending'

export const RecoverySent = story('login', states, 'recoverySent')
RecoverySent.storyName = 'Recovery, sent'

export const Blocked = story('login', states, 'blocked')
Blocked.storyName = 'Blocked account'

export const BlockedUnknown = story('login', states, 'blockedUnknown')
BlockedUnknown.storyName = 'Blocked account, owner unknown'

export const MailSending = story('login', states, 'mailSending')
MailSending.storyName = 'Blocked account, sending validation email'

export const MailSent = story('login', states, 'mailSent')
MailSent.storyName = 'Blocked account, validation email sent'

export const MailFailed = story('login', states, 'mailFailed')
MailFailed.storyName = 'Blocked account, failed to send validation email'

export const Registering = story('login', states, 'registering')
Registering.storyName = 'Unknown email, register'

export const SignedIn = story('login', states, 'signedIn')
SignedIn.storyName = 'Signed in, redirecting'

export const Already = story('login', states, 'already')
Already.storyName = 'Already signed in'

export const App = story('login', states, 'app')
App.storyName = 'In the app, native screen'
