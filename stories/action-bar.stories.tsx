// Made from action-bar.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/action-bar/action-bar.states.ts'
import { story } from './support/story.ts'

export default { title: 'Action bar' }

export const Visitor = story('action-bar', states, 'visitor')
Visitor.storyName = 'A visitor'

export const Reader = story('action-bar', states, 'reader')
Reader.storyName = 'A reader who has not saved it'

export const Saved = story('action-bar', states, 'saved')
Saved.storyName = 'A reader who has saved it'

export const LibraryLost = story('action-bar', states, 'libraryLost')
LibraryLost.storyName = 'What is saved not loaded'

export const NoComments = story('action-bar', states, 'noComments')
NoComments.storyName = 'No comments yet'

export const Uncounted = story('action-bar', states, 'uncounted')
Uncounted.storyName = 'Nobody knows how many comments'

export const WithoutGift = story('action-bar', states, 'withoutGift')
WithoutGift.storyName = 'No gift button: not enabled'

export const Sharing = story('action-bar', states, 'sharing')
Sharing.storyName = 'The places to share to, in the gift button’s place'

export const SharingSheet = story('action-bar', states, 'sharingSheet')
SharingSheet.storyName = 'The places to share to, and the device’s own sheet'

export const App = story('action-bar', states, 'app')
App.storyName = 'In the app'
