// Generated from public-profile.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/public-profile/public-profile.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Public profile' }

export const AllStates = allStatesStory('Public profile')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/public-profile'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Nick = story('public-profile', states, 'nick')
Nick.storyName = 'A nick'

export const Long = story('public-profile', states, 'long')
Long.storyName = 'A long nick'

export const Unnamed = story('public-profile', states, 'unnamed')
Unnamed.storyName = 'Without a nick'
