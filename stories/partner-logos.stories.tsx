// Generated from partner-logos.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/partner-logos/partner-logos.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Partner logos' }

export const AllStates = allStatesStory('Partner logos')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/partner-logos'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Logos = story('partner-logos', states, 'logos')
Logos.storyName = 'Logos'

export const Children = story('partner-logos', states, 'children')
Children.storyName = 'The marker’s own children'

export const WrongLogo = story('partner-logos', states, 'wrongLogo')
WrongLogo.storyName = 'A logo that is wrong, left out'
