// Made from gift.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/gift/gift.states.ts'
import { story } from './support/story.ts'

export default { title: 'Gift' }

export const Loading = story('gift', states, 'loading')
Loading.storyName = 'Nobody knows yet who reads'

export const SignedOut = story('gift', states, 'signedOut')
SignedOut.storyName = 'A visitor: sign in or subscribe'

export const NotSubscribed = story('gift', states, 'notSubscribed')
NotSubscribed.storyName = 'Registered: subscribe'

export const NotIncluded = story('gift', states, 'notIncluded')
NotIncluded.storyName = 'A subscription without gifts: upgrade'

export const Open = story('gift', states, 'open')
Open.storyName = 'Ready to give, seven left'

export const Untitled = story('gift', states, 'untitled')
Untitled.storyName = 'Ready to give, no title'

export const LastOne = story('gift', states, 'lastOne')
LastOne.storyName = 'Ready to give the last one'

export const UsedUp = story('gift', states, 'usedUp')
UsedUp.storyName = 'None left this month'

export const Given = story('gift', states, 'given')
Given.storyName = 'Given two days ago'

export const GivenTomorrow = story('gift', states, 'givenTomorrow')
GivenTomorrow.storyName = 'Given six days ago: expires tomorrow'

export const GivenNoneLeft = story('gift', states, 'givenNoneLeft')
GivenNoneLeft.storyName = 'Given two days ago, none left'

export const GivenLongAgo = story('gift', states, 'givenLongAgo')
GivenLongAgo.storyName = 'Given two weeks ago: ready to give'

export const Making = story('gift', states, 'making')
Making.storyName = 'The link on its way'

export const Linked = story('gift', states, 'linked')
Linked.storyName = 'Just given, the link there'

export const LinkedAgain = story('gift', states, 'linkedAgain')
LinkedAgain.storyName = 'Given again, the link there'

export const LinkedLast = story('gift', states, 'linkedLast')
LinkedLast.storyName = 'The last one just given'

export const CopyFailed = story('gift', states, 'copyFailed')
CopyFailed.storyName = 'Just given, copying failed'

export const PressAgain = story('gift', states, 'pressAgain')
PressAgain.storyName = 'Just given, the browser opened nothing'

export const Sent = story('gift', states, 'sent')
Sent.storyName = 'Just given, sent'

export const ShareSheet = story('gift', states, 'shareSheet')
ShareSheet.storyName = 'Ready to give, with a share sheet'

export const App = story('gift', states, 'app')
App.storyName = 'In the app: its own share sheet'

export const AppLinked = story('gift', states, 'appLinked')
AppLinked.storyName = 'In the app, just given'

export const AppLost = story('gift', states, 'appLost')
AppLost.storyName = 'In the app, not made'

export const AppleNotSubscribed = story('gift', states, 'appleNotSubscribed')
AppleNotSubscribed.storyName = 'In the Apple app: nothing to buy'

export const LostOffline = story('gift', states, 'lostOffline')
LostOffline.storyName = 'Not made, no connection'

export const LostServer = story('gift', states, 'lostServer')
LostServer.storyName = 'Not made, the server failed'

export const LostForbidden = story('gift', states, 'lostForbidden')
LostForbidden.storyName = 'Not made, forbidden'

export const LostUnauthorized = story('gift', states, 'lostUnauthorized')
LostUnauthorized.storyName = 'Not made, signed out by it'

export const LostAgain = story('gift', states, 'lostAgain')
LostAgain.storyName = 'Not made again, given before'

export const ListLost = story('gift', states, 'listLost')
ListLost.storyName = 'Earlier gifts not loaded: this browser knows'

export const OverThePage = story('gift', states, 'overThePage')
OverThePage.storyName = 'Over the page'

export const OverThePageSignedOut = story('gift', states, 'overThePageSignedOut')
OverThePageSignedOut.storyName = 'Over the page, a visitor'

export const OverThePageLinked = story('gift', states, 'overThePageLinked')
OverThePageLinked.storyName = 'Over the page, just given'
