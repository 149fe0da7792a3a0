// Generated from error-page.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/error-page/error-page.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Error page' }

export const AllStates = allStatesStory('Error page')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/error-page'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Missing = story('error-page', states, 'missing')
Missing.storyName = 'Page not found'

export const Expired = story('error-page', states, 'expired')
Expired.storyName = 'Link expired'

export const WrongOption = story('error-page', states, 'wrongOption')
WrongOption.storyName = 'Invalid option'
