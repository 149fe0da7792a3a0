// Generated from login-prompt.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/login-prompt/login-prompt.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Login prompt' }

export const AllStates = allStatesStory('Login prompt')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/login-prompt'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Plain = story('login-prompt', states, 'plain')
Plain.storyName = 'Without a reason'

export const Save = story('login-prompt', states, 'save')
Save.storyName = 'Save an article'

export const Named = story('login-prompt', states, 'named')
Named.storyName = 'Save an article, with its title'

export const Follow = story('login-prompt', states, 'follow')
Follow.storyName = 'Follow'

export const Gift = story('login-prompt', states, 'gift')
Gift.storyName = 'Give an article'
