// Made from poll.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/poll/poll.states.ts'
import { story } from './support/story.ts'

export default { title: 'Poll' }

export const Loading = story('poll', states, 'loading')
Loading.storyName = 'Loading'

export const Open = story('poll', states, 'open')
Open.storyName = 'Open, with images'

export const WithoutImages = story('poll', states, 'withoutImages')
WithoutImages.storyName = 'Open, words only'

export const Untouched = story('poll', states, 'untouched')
Untouched.storyName = 'Open, no votes yet'

export const Long = story('poll', states, 'long')
Long.storyName = 'Open, a long question and eight options'

export const Chosen = story('poll', states, 'chosen')
Chosen.storyName = 'An option chosen before a reload'

export const NoChoice = story('poll', states, 'noChoice')
NoChoice.storyName = 'Vote pressed with nothing chosen'

export const Voting = story('poll', states, 'voting')
Voting.storyName = 'The vote on its way'

export const LostOffline = story('poll', states, 'lostOffline')
LostOffline.storyName = 'The vote lost, no connection'

export const LostServer = story('poll', states, 'lostServer')
LostServer.storyName = 'The vote lost, the server failed'

export const LostForbidden = story('poll', states, 'lostForbidden')
LostForbidden.storyName = 'The vote refused, not authorized'

export const Voted = story('poll', states, 'voted')
Voted.storyName = 'Voted just now'

export const VotedImages = story('poll', states, 'votedImages')
VotedImages.storyName = 'Voted just now, with images'

export const VotedFirst = story('poll', states, 'votedFirst')
VotedFirst.storyName = 'The first vote of all'

export const VotedLong = story('poll', states, 'votedLong')
VotedLong.storyName = 'Voted just now, long'

export const Hidden = story('poll', states, 'hidden')
Hidden.storyName = 'Voted, results hidden'

export const VotedServer = story('poll', states, 'votedServer')
VotedServer.storyName = 'Already voted, as the server knows'

export const VotedBrowser = story('poll', states, 'votedBrowser')
VotedBrowser.storyName = 'Already voted, as this browser knows'

export const BrokenStorage = story('poll', states, 'brokenStorage')
BrokenStorage.storyName = 'Stored votes broken: open'

export const Closed = story('poll', states, 'closed')
Closed.storyName = 'Inactive'

export const ClosedVoted = story('poll', states, 'closedVoted')
ClosedVoted.storyName = 'Inactive, voted while it was open'

export const NotFound = story('poll', states, 'notFound')
NotFound.storyName = 'There is no such poll'

export const Offline = story('poll', states, 'offline')
Offline.storyName = 'Not loaded, no connection'

export const Server = story('poll', states, 'server')
Server.storyName = 'Not loaded, the server failed'

export const WrongShape = story('poll', states, 'wrongShape')
WrongShape.storyName = 'Not loaded, an answer of the wrong shape'
