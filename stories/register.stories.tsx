// Made from register.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/register/register.states.ts'
import { story } from './support/story.ts'

export default { title: 'Register' }

export const Account = story('register', states, 'account')
Account.storyName = 'Step 1'

export const AccountMissing = story('register', states, 'accountMissing')
AccountMissing.storyName = 'Step 1, nothing filled in'

export const AccountWrong = story('register', states, 'accountWrong')
AccountWrong.storyName = 'Step 1, a bad address and a weak password'

export const Draft = story('register', states, 'draft')
Draft.storyName = 'Step 1, typed before a reload'

export const PasswordShown = story('register', states, 'passwordShown')
PasswordShown.storyName = 'Step 1, the password shown'

export const Details = story('register', states, 'details')
Details.storyName = 'Step 2'

export const DetailsMissing = story('register', states, 'detailsMissing')
DetailsMissing.storyName = 'Step 2, nothing filled in'

export const DetailsWrong = story('register', states, 'detailsWrong')
DetailsWrong.storyName = 'Step 2, a name with signs and a day that there is not'

export const Calendar = story('register', states, 'calendar')
Calendar.storyName = 'Step 2, the calendar open'

export const Creating = story('register', states, 'creating')
Creating.storyName = 'The account on its way'

export const InUse = story('register', states, 'inUse')
InUse.storyName = 'The address is in use'

export const Refused = story('register', states, 'refused')
Refused.storyName = 'The server does not take the name'

export const Offline = story('register', states, 'offline')
Offline.storyName = 'Not made, no connection'

export const Failed = story('register', states, 'failed')
Failed.storyName = 'Not made, the server failed'

export const Created = story('register', states, 'created')
Created.storyName = 'Step 3'

export const Already = story('register', states, 'already')
Already.storyName = 'Signed in already'

export const App = story('register', states, 'app')
App.storyName = 'In the app, which has its own screen'
