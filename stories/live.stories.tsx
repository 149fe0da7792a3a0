// Generated from live.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/live/live.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Live' }

export const AllStates = allStatesStory('Live')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/live'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Open = story('live', states, 'open')
Open.storyName = 'A live blog, with filters and a sponsor'

export const Match = story('live', states, 'match')
Match.storyName = 'A football match, with every type of event'

export const Loading = story('live', states, 'loading')
Loading.storyName = 'Loading'

export const OldestFirst = story('live', states, 'oldestFirst')
OldestFirst.storyName = 'The oldest first'

export const Filtered = story('live', states, 'filtered')
Filtered.storyName = 'Filtered'

export const NoMatch = story('live', states, 'noMatch')
NoMatch.storyName = 'Filtered, no messages'

export const More = story('live', states, 'more')
More.storyName = 'Older messages loaded'

export const MoreFailed = story('live', states, 'moreFailed')
MoreFailed.storyName = 'Older messages failed to load, server error'

export const Complete = story('live', states, 'complete')
Complete.storyName = 'All messages'

export const Ended = story('live', states, 'ended')
Ended.storyName = 'Ended'

export const Empty = story('live', states, 'empty')
Empty.storyName = 'Not begun'

export const NotFound = story('live', states, 'notFound')
NotFound.storyName = 'Live not found'

export const Failed = story('live', states, 'failed')
Failed.storyName = 'Failed to load, server error'

export const Offline = story('live', states, 'offline')
Offline.storyName = 'Failed to load, offline'

export const WrongShape = story('live', states, 'wrongShape')
WrongShape.storyName = 'Failed to load, invalid response'

export const InApp = story('live', states, 'inApp')
InApp.storyName = 'In the app'

export const WrongOption = story('live', states, 'wrongOption')
WrongOption.storyName = 'Invalid option'
