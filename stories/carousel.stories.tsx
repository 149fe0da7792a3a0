// Generated from carousel.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/carousel/carousel.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Carousel' }

export const AllStates = allStatesStory('Carousel')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/carousel'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const News = story('carousel', states, 'news')
News.storyName = 'Contents'

export const Middle = story('carousel', states, 'middle')
Middle.storyName = 'In the middle'

export const Slot4 = story('carousel', states, 'slot4')
Slot4.storyName = 'Four beside each other'

export const Layout = story('carousel', states, 'layout')
Layout.storyName = 'Three beside each other'

export const Columns = story('carousel', states, 'columns')
Columns.storyName = 'Columns'

export const Figures = story('carousel', states, 'figures')
Figures.storyName = 'Authors, numbers, texts, media'

export const Marked = story('carousel', states, 'marked')
Marked.storyName = 'Flags, media, branded content'

export const Current = story('carousel', states, 'current')
Current.storyName = 'Without the current content'

export const Few = story('carousel', states, 'few')
Few.storyName = 'All in view, nothing to move'

export const Untitled = story('carousel', states, 'untitled')
Untitled.storyName = 'Without a title'

export const Long = story('carousel', states, 'long')
Long.storyName = 'Long words'

export const NoPictures = story('carousel', states, 'noPictures')
NoPictures.storyName = 'Pictures missing or broken'

export const WrongCards = story('carousel', states, 'wrongCards')
WrongCards.storyName = 'Cards that are wrong, left out'

export const Foreign = story('carousel', states, 'foreign')
Foreign.storyName = 'Addresses that must not be followed, no links'

export const Empty = story('carousel', states, 'empty')
Empty.storyName = 'No cards, hidden'

export const InApp = story('carousel', states, 'inApp')
InApp.storyName = 'In the app'

export const WrongOption = story('carousel', states, 'wrongOption')
WrongOption.storyName = 'Invalid option'
