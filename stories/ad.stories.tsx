// Generated from ad.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/ad/ad.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Ad' }

export const AllStates = allStatesStory('Ad')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/ad'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Banner = story('ad', states, 'banner')
Banner.storyName = 'Banner'

export const Rectangle = story('ad', states, 'rectangle')
Rectangle.storyName = 'Rectangle'

export const Closable = story('ad', states, 'closable')
Closable.storyName = 'Top, with a close button'

export const Waiting = story('ad', states, 'waiting')
Waiting.storyName = 'The service does not answer yet'

export const Empty = story('ad', states, 'empty')
Empty.storyName = 'No ad, hidden'

export const Large = story('ad', states, 'large')
Large.storyName = 'Too large, hidden'

export const Subscriber = story('ad', states, 'subscriber')
Subscriber.storyName = 'Subscriber, hidden'

export const ForSubscribers = story('ad', states, 'forSubscribers')
ForSubscribers.storyName = 'Subscriber, shown'

export const Premium = story('ad', states, 'premium')
Premium.storyName = 'Premium subscriber, hidden'

export const Walled = story('ad', states, 'walled')
Walled.storyName = 'In a closed article, hidden'

export const InApp = story('ad', states, 'inApp')
InApp.storyName = 'In the app'

export const WrongOption = story('ad', states, 'wrongOption')
WrongOption.storyName = 'Unknown kind'
