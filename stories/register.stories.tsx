// Generated from register.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/register/register.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Register' }

export const AllStates = allStatesStory('Register')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/register'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Account = story('register', states, 'account')
Account.storyName = 'Step 1'

export const AccountMissing = story('register', states, 'accountMissing')
AccountMissing.storyName = 'Step 1, required fields empty'

export const AccountWrong = story('register', states, 'accountWrong')
AccountWrong.storyName = 'Step 1, invalid email and weak password'

export const Draft = story('register', states, 'draft')
Draft.storyName = 'Step 1, restored draft'

export const PasswordShown = story('register', states, 'passwordShown')
PasswordShown.storyName = 'Step 1, password shown'

export const Details = story('register', states, 'details')
Details.storyName = 'Step 2'

export const DetailsMissing = story('register', states, 'detailsMissing')
DetailsMissing.storyName = 'Step 2, required fields empty'

export const DetailsWrong = story('register', states, 'detailsWrong')
DetailsWrong.storyName = 'Step 2, invalid name and date'

export const Creating = story('register', states, 'creating')
Creating.storyName = 'Step 2, creating the account'

export const InUse = story('register', states, 'inUse')
InUse.storyName = 'Step 1, email already in use'

export const Refused = story('register', states, 'refused')
Refused.storyName = 'Step 2, name rejected'

export const Offline = story('register', states, 'offline')
Offline.storyName = 'Failed to register, offline'

export const Failed = story('register', states, 'failed')
Failed.storyName = 'Failed to register, server error'

export const Created = story('register', states, 'created')
Created.storyName = 'Step 3'

export const Already = story('register', states, 'already')
Already.storyName = 'Already signed in'

export const App = story('register', states, 'app')
App.storyName = 'In the app, native screen'
