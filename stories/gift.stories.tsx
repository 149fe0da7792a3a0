// Generated from gift.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/gift/gift.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Gift' }

export const AllStates = allStatesStory('Gift')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/gift'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Loading = story('gift', states, 'loading')
Loading.storyName = 'Loading'

export const SignedOut = story('gift', states, 'signedOut')
SignedOut.storyName = 'Visitor, sign in or subscribe'

export const NotSubscribed = story('gift', states, 'notSubscribed')
NotSubscribed.storyName = 'Registered, subscribe'

export const NotIncluded = story('gift', states, 'notIncluded')
NotIncluded.storyName = 'Subscription without gifts, upgrade'

export const Open = story('gift', states, 'open')
Open.storyName = 'Ready, seven left'

export const Untitled = story('gift', states, 'untitled')
Untitled.storyName = 'Ready, without a title'

export const LastOne = story('gift', states, 'lastOne')
LastOne.storyName = 'Ready, one left'

export const UsedUp = story('gift', states, 'usedUp')
UsedUp.storyName = 'None left this month'

export const Given = story('gift', states, 'given')
Given.storyName = 'Given two days ago'

export const GivenTomorrow = story('gift', states, 'givenTomorrow')
GivenTomorrow.storyName = 'Given, expires tomorrow'

export const GivenNoneLeft = story('gift', states, 'givenNoneLeft')
GivenNoneLeft.storyName = 'Given two days ago, none left'

export const GivenLongAgo = story('gift', states, 'givenLongAgo')
GivenLongAgo.storyName = 'Ready, earlier gift expired'

export const Making = story('gift', states, 'making')
Making.storyName = 'Creating the link'

export const Linked = story('gift', states, 'linked')
Linked.storyName = 'Link created'

export const LinkedAgain = story('gift', states, 'linkedAgain')
LinkedAgain.storyName = 'Link created again'

export const LinkedLast = story('gift', states, 'linkedLast')
LinkedLast.storyName = 'Link created, none left'

export const CopyFailed = story('gift', states, 'copyFailed')
CopyFailed.storyName = 'Link created, failed to copy'

export const PressAgain = story('gift', states, 'pressAgain')
PressAgain.storyName = 'Link created, popup blocked'

export const Sent = story('gift', states, 'sent')
Sent.storyName = 'Link created, shared'

export const ShareSheet = story('gift', states, 'shareSheet')
ShareSheet.storyName = 'Ready, with share sheet'

export const App = story('gift', states, 'app')
App.storyName = 'In the app, native share sheet'

export const AppLinked = story('gift', states, 'appLinked')
AppLinked.storyName = 'In the app, link created'

export const AppFailed = story('gift', states, 'appFailed')
AppFailed.storyName = 'In the app, failed to create the link'

export const AppleNotSubscribed = story('gift', states, 'appleNotSubscribed')
AppleNotSubscribed.storyName = 'In the iOS app, nothing for sale'

export const FailedOffline = story('gift', states, 'failedOffline')
FailedOffline.storyName = 'Failed to create the link, offline'

export const FailedServer = story('gift', states, 'failedServer')
FailedServer.storyName = 'Failed to create the link, server error'

export const FailedForbidden = story('gift', states, 'failedForbidden')
FailedForbidden.storyName = 'Failed to create the link, forbidden'

export const FailedUnauthorized = story('gift', states, 'failedUnauthorized')
FailedUnauthorized.storyName = 'Failed to create the link, session expired'

export const FailedAgain = story('gift', states, 'failedAgain')
FailedAgain.storyName = 'Failed to create the link again'

export const ListFailed = story('gift', states, 'listFailed')
ListFailed.storyName = 'Failed to load gifts, local record used'

export const OverThePage = story('gift', states, 'overThePage')
OverThePage.storyName = 'Over the page'

export const OverThePageSignedOut = story('gift', states, 'overThePageSignedOut')
OverThePageSignedOut.storyName = 'Over the page, visitor'

export const OverThePageLinked = story('gift', states, 'overThePageLinked')
OverThePageLinked.storyName = 'Over the page, link created'
