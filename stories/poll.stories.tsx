// Generated from poll.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/poll/poll.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Poll' }

export const AllStates = allStatesStory('Poll')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/poll'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Loading = story('poll', states, 'loading')
Loading.storyName = 'Loading'

export const Open = story('poll', states, 'open')
Open.storyName = 'Open, with images'

export const WithoutImages = story('poll', states, 'withoutImages')
WithoutImages.storyName = 'Open, text only'

export const Untouched = story('poll', states, 'untouched')
Untouched.storyName = 'Open, no votes'

export const Long = story('poll', states, 'long')
Long.storyName = 'Open, long texts and eight options'

export const Chosen = story('poll', states, 'chosen')
Chosen.storyName = 'Open, restored choice'

export const NoChoice = story('poll', states, 'noChoice')
NoChoice.storyName = 'Open, no option chosen'

export const Voting = story('poll', states, 'voting')
Voting.storyName = 'Voting'

export const FailedOffline = story('poll', states, 'failedOffline')
FailedOffline.storyName = 'Failed to vote, offline'

export const FailedServer = story('poll', states, 'failedServer')
FailedServer.storyName = 'Failed to vote, server error'

export const FailedForbidden = story('poll', states, 'failedForbidden')
FailedForbidden.storyName = 'Failed to vote, unauthorized'

export const Voted = story('poll', states, 'voted')
Voted.storyName = 'Voted'

export const VotedImages = story('poll', states, 'votedImages')
VotedImages.storyName = 'Voted, with images'

export const VotedFirst = story('poll', states, 'votedFirst')
VotedFirst.storyName = 'Voted, first vote'

export const VotedLong = story('poll', states, 'votedLong')
VotedLong.storyName = 'Voted, long texts'

export const Hidden = story('poll', states, 'hidden')
Hidden.storyName = 'Voted, results hidden'

export const VotedServer = story('poll', states, 'votedServer')
VotedServer.storyName = 'Already voted, known to the server'

export const VotedBrowser = story('poll', states, 'votedBrowser')
VotedBrowser.storyName = 'Already voted, known to the browser'

export const BrokenStorage = story('poll', states, 'brokenStorage')
BrokenStorage.storyName = 'Open, corrupt storage'

export const Closed = story('poll', states, 'closed')
Closed.storyName = 'Closed'

export const ClosedVoted = story('poll', states, 'closedVoted')
ClosedVoted.storyName = 'Closed, already voted'

export const NotFound = story('poll', states, 'notFound')
NotFound.storyName = 'Poll not found'

export const Offline = story('poll', states, 'offline')
Offline.storyName = 'Failed to load, offline'

export const Server = story('poll', states, 'server')
Server.storyName = 'Failed to load, server error'

export const WrongShape = story('poll', states, 'wrongShape')
WrongShape.storyName = 'Failed to load, invalid response'
