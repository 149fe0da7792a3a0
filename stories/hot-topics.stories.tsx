// Generated from hot-topics.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/hot-topics/hot-topics.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Hot topics' }

export const AllStates = allStatesStory('Hot topics')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/hot-topics'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Topics = story('hot-topics', states, 'topics')
Topics.storyName = 'Topics'

export const Titled = story('hot-topics', states, 'titled')
Titled.storyName = 'With a title of its own'

export const Many = story('hot-topics', states, 'many')
Many.storyName = 'More than have room'

export const Sponsored = story('hot-topics', states, 'sponsored')
Sponsored.storyName = 'One of them an ad'

export const Pale = story('hot-topics', states, 'pale')
Pale.storyName = 'An ad in a colour without contrast'

export const Walled = story('hot-topics', states, 'walled')
Walled.storyName = 'An ad beside a wall, plain'

export const Foreign = story('hot-topics', states, 'foreign')
Foreign.storyName = 'Address that must not be followed, left out'

export const InApp = story('hot-topics', states, 'inApp')
InApp.storyName = 'In the app'

export const Offline = story('hot-topics', states, 'offline')
Offline.storyName = 'Offline'

export const Empty = story('hot-topics', states, 'empty')
Empty.storyName = 'No topics, hidden'
