// Generated from article-list.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/article-list/article-list.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Article list' }

export const AllStates = allStatesStory('Article list')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/article-list'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Idle = story('article-list', states, 'idle')
Idle.storyName = 'One list page'

export const Loading = story('article-list', states, 'loading')
Loading.storyName = 'Loading the second list page'

export const Added = story('article-list', states, 'added')
Added.storyName = 'Second list page added, the next is a page of its own'

export const AjaxOnly = story('article-list', states, 'ajaxOnly')
AjaxOnly.storyName = 'Two list pages added'

export const End = story('article-list', states, 'end')
End.storyName = 'End of the list'

export const Short = story('article-list', states, 'short')
Short.storyName = 'No next list page'

export const Failed = story('article-list', states, 'failed')
Failed.storyName = 'Failed to load, server error'

export const Offline = story('article-list', states, 'offline')
Offline.storyName = 'Failed to load, offline'

export const WrongShape = story('article-list', states, 'wrongShape')
WrongShape.storyName = 'Failed to load, invalid response'

export const InApp = story('article-list', states, 'inApp')
InApp.storyName = 'In the app'

export const WrongOption = story('article-list', states, 'wrongOption')
WrongOption.storyName = 'Invalid option'
