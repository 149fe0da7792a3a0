// Generated from action-bar.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/action-bar/action-bar.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Action bar' }

export const AllStates = allStatesStory('Action bar')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/action-bar'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Visitor = story('action-bar', states, 'visitor')
Visitor.storyName = 'Visitor'

export const Reader = story('action-bar', states, 'reader')
Reader.storyName = 'Not saved'

export const Saved = story('action-bar', states, 'saved')
Saved.storyName = 'Saved'

export const LibraryFailed = story('action-bar', states, 'libraryFailed')
LibraryFailed.storyName = 'Saved state failed to load'

export const NoComments = story('action-bar', states, 'noComments')
NoComments.storyName = 'No comments'

export const Uncounted = story('action-bar', states, 'uncounted')
Uncounted.storyName = 'Comment count unknown'

export const WithoutGift = story('action-bar', states, 'withoutGift')
WithoutGift.storyName = 'Without gift button'

export const Sharing = story('action-bar', states, 'sharing')
Sharing.storyName = 'Share popup, instead of the gift button'

export const SharingSheet = story('action-bar', states, 'sharingSheet')
SharingSheet.storyName = 'Share popup, with share sheet'

export const App = story('action-bar', states, 'app')
App.storyName = 'In the app'
