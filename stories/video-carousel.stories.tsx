// Generated from video-carousel.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/video-carousel/video-carousel.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Video carousel' }

export const AllStates = allStatesStory('Video carousel')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/video-carousel'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Stopped = story('video-carousel', states, 'stopped')
Stopped.storyName = 'Stopped for readers who prefer less motion'

export const Moving = story('video-carousel', states, 'moving')
Moving.storyName = 'Moves by itself'

export const Slot4 = story('video-carousel', states, 'slot4')
Slot4.storyName = 'Four beside each other'

export const Layout = story('video-carousel', states, 'layout')
Layout.storyName = 'Three beside each other'

export const Few = story('video-carousel', states, 'few')
Few.storyName = 'All in view, nothing to move'

export const Current = story('video-carousel', states, 'current')
Current.storyName = 'Without the video of the page'

export const Untitled = story('video-carousel', states, 'untitled')
Untitled.storyName = 'Without a title'

export const Bare = story('video-carousel', states, 'bare')
Bare.storyName = 'Pictures and lengths missing'

export const Foreign = story('video-carousel', states, 'foreign')
Foreign.storyName = 'Addresses that must not be followed, no links'

export const Empty = story('video-carousel', states, 'empty')
Empty.storyName = 'No videos, hidden'

export const InApp = story('video-carousel', states, 'inApp')
InApp.storyName = 'In the app'

export const WrongOption = story('video-carousel', states, 'wrongOption')
WrongOption.storyName = 'Invalid option'
