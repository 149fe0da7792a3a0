// Generated from login-prompt.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '../widgets/login-prompt/login-prompt.states.ts'
import { story } from './support/story.ts'

export default { title: 'Login prompt' }

export const Plain = story('login-prompt', states, 'plain')
Plain.storyName = 'Without a reason'

export const Save = story('login-prompt', states, 'save')
Save.storyName = 'Save an article'

export const Follow = story('login-prompt', states, 'follow')
Follow.storyName = 'Follow'

export const Gift = story('login-prompt', states, 'gift')
Gift.storyName = 'Give an article'
