// Generated from bottom-bar.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/bottom-bar/bottom-bar.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Bottom bar' }

export const AllStates = allStatesStory('Bottom bar')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/bottom-bar'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Visitor = story('bottom-bar', states, 'visitor')
Visitor.storyName = 'Visitor'

export const Reader = story('bottom-bar', states, 'reader')
Reader.storyName = 'Signed in'

export const News = story('bottom-bar', states, 'news')
News.storyName = 'Latest news'

export const OnLatest = story('bottom-bar', states, 'onLatest')
OnLatest.storyName = 'On the latest news, no dot'

export const OnHome = story('bottom-bar', states, 'onHome')
OnHome.storyName = 'On the front page, latest news'

export const OnSearch = story('bottom-bar', states, 'onSearch')
OnSearch.storyName = 'On the search'

export const InApp = story('bottom-bar', states, 'inApp')
InApp.storyName = 'In the app, visitor'

export const HiddenByApp = story('bottom-bar', states, 'hiddenByApp')
HiddenByApp.storyName = 'Hidden by the app'

export const ProfileUnknown = story('bottom-bar', states, 'profileUnknown')
ProfileUnknown.storyName = 'Profile failed to load'

export const Offline = story('bottom-bar', states, 'offline')
Offline.storyName = 'Offline'

export const WrongFeed = story('bottom-bar', states, 'wrongFeed')
WrongFeed.storyName = 'Invalid option'
