// Generated from newsletter-carousel.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/newsletter-carousel/newsletter-carousel.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Newsletter carousel' }

export const AllStates = allStatesStory('Newsletter carousel')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/newsletter-carousel'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Three = story('newsletter-carousel', states, 'three')
Three.storyName = 'Three beside each other'

export const Four = story('newsletter-carousel', states, 'four')
Four.storyName = 'Four beside each other'

export const Last = story('newsletter-carousel', states, 'last')
Last.storyName = 'At the end'

export const Headed = story('newsletter-carousel', states, 'headed')
Headed.storyName = 'With their names as drawings'

export const Untitled = story('newsletter-carousel', states, 'untitled')
Untitled.storyName = 'Without a title'

export const Bare = story('newsletter-carousel', states, 'bare')
Bare.storyName = 'Names alone'

export const WrongColour = story('newsletter-carousel', states, 'wrongColour')
WrongColour.storyName = 'Colours that are none'

export const Empty = story('newsletter-carousel', states, 'empty')
Empty.storyName = 'No newsletters, hidden'

export const InApp = story('newsletter-carousel', states, 'inApp')
InApp.storyName = 'In the app'

export const WrongOption = story('newsletter-carousel', states, 'wrongOption')
WrongOption.storyName = 'Invalid option'
