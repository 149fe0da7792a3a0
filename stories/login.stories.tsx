// Made from login.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/login/login.states.ts'
import { story } from './support/story.ts'

export default { title: 'Login' }

export const Email = story('login', states, 'email')
Email.storyName = 'Asks for the address'

export const EmailMissing = story('login', states, 'emailMissing')
EmailMissing.storyName = 'No address'

export const EmailInvalid = story('login', states, 'emailInvalid')
EmailInvalid.storyName = 'No valid address'

export const Starting = story('login', states, 'starting')
Starting.storyName = 'Checks the address that came with the page'

export const EmailDraft = story('login', states, 'emailDraft')
EmailDraft.storyName = 'The address of before a reload'

export const CheckOffline = story('login', states, 'checkOffline')
CheckOffline.storyName = 'The address not checked, no connection'

export const CheckFailed = story('login', states, 'checkFailed')
CheckFailed.storyName = 'The address not checked, the server failed'

export const Password = story('login', states, 'password')
Password.storyName = 'Asks for the password'

export const PasswordMissing = story('login', states, 'passwordMissing')
PasswordMissing.storyName = 'No password'

export const Credentials = story('login', states, 'credentials')
Credentials.storyName = 'The password is wrong'

export const SigningIn = story('login', states, 'signingIn')
SigningIn.storyName = 'Signing in'

export const SignInOffline = story('login', states, 'signInOffline')
SignInOffline.storyName = 'Not signed in, no connection'

export const SignInFailed = story('login', states, 'signInFailed')
SignInFailed.storyName = 'Not signed in, the server failed'

export const Recovering = story('login', states, 'recovering')
Recovering.storyName = 'Asks where the link is to go'

export const RecoverySending = story('login', states, 'recoverySending')
RecoverySending.storyName = 'The link on its way'

export const RecoverySent = story('login', states, 'recoverySent')
RecoverySent.storyName = 'The link sent, whatever the result'

export const Blocked = story('login', states, 'blocked')
Blocked.storyName = 'The account is blocked'

export const BlockedUnknown = story('login', states, 'blockedUnknown')
BlockedUnknown.storyName = 'Blocked, and nobody says whose it is'

export const MailSending = story('login', states, 'mailSending')
MailSending.storyName = 'The validation mail on its way'

export const MailSent = story('login', states, 'mailSent')
MailSent.storyName = 'The validation mail sent'

export const MailFailed = story('login', states, 'mailFailed')
MailFailed.storyName = 'The validation mail not sent'

export const Registering = story('login', states, 'registering')
Registering.storyName = 'Nobody has this address: the registration'

export const SignedIn = story('login', states, 'signedIn')
SignedIn.storyName = 'Signed in, going on'

export const Already = story('login', states, 'already')
Already.storyName = 'Signed in already'

export const App = story('login', states, 'app')
App.storyName = 'In the app, which has its own screen'
