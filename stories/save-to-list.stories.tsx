// Generated from save-to-list.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/save-to-list/save-to-list.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Save to list' }

export const AllStates = allStatesStory('Save to list')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/save-to-list'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Button = story('save-to-list', states, 'button')
Button.storyName = 'Button, not saved'

export const ButtonSaved = story('save-to-list', states, 'buttonSaved')
ButtonSaved.storyName = 'Button, saved'

export const Visitor = story('save-to-list', states, 'visitor')
Visitor.storyName = 'Button, visitor'

export const Titled = story('save-to-list', states, 'titled')
Titled.storyName = 'Button, with the article’s title'

export const Saving = story('save-to-list', states, 'saving')
Saving.storyName = 'Saving'

export const SavedNow = story('save-to-list', states, 'savedNow')
SavedNow.storyName = 'Saved'

export const SaveFailed = story('save-to-list', states, 'saveFailed')
SaveFailed.storyName = 'Failed to save, offline'

export const SaveForbidden = story('save-to-list', states, 'saveForbidden')
SaveForbidden.storyName = 'Failed to save, unauthorized'

export const Loading = story('save-to-list', states, 'loading')
Loading.storyName = 'Dialog, loading'

export const Lists = story('save-to-list', states, 'lists')
Lists.storyName = 'Dialog, lists'

export const None = story('save-to-list', states, 'none')
None.storyName = 'Dialog, no lists'

export const Hundred = story('save-to-list', states, 'hundred')
Hundred.storyName = 'Dialog, a hundred lists'

export const Found = story('save-to-list', states, 'found')
Found.storyName = 'Dialog, search results'

export const NotFound = story('save-to-list', states, 'notFound')
NotFound.storyName = 'Dialog, no search results'

export const Chosen = story('save-to-list', states, 'chosen')
Chosen.storyName = 'Dialog, another list chosen'

export const Changing = story('save-to-list', states, 'changing')
Changing.storyName = 'Dialog, saving'

export const ChangeFailed = story('save-to-list', states, 'changeFailed')
ChangeFailed.storyName = 'Dialog, failed to save, server error'

export const NewList = story('save-to-list', states, 'newList')
NewList.storyName = 'New list'

export const NameMissing = story('save-to-list', states, 'nameMissing')
NameMissing.storyName = 'New list, name missing'

export const NameTaken = story('save-to-list', states, 'nameTaken')
NameTaken.storyName = 'New list, name taken'

export const Creating = story('save-to-list', states, 'creating')
Creating.storyName = 'New list, creating'

export const CreateFailed = story('save-to-list', states, 'createFailed')
CreateFailed.storyName = 'New list, failed to create, offline'

export const Created = story('save-to-list', states, 'created')
Created.storyName = 'New list, created'

export const DeleteContent = story('save-to-list', states, 'deleteContent')
DeleteContent.storyName = 'Remove from all lists, confirm'

export const Deleting = story('save-to-list', states, 'deleting')
Deleting.storyName = 'Removing'

export const Deleted = story('save-to-list', states, 'deleted')
Deleted.storyName = 'Removed, with undo'

export const DeleteFailed = story('save-to-list', states, 'deleteFailed')
DeleteFailed.storyName = 'Failed to remove, server error'

export const Offline = story('save-to-list', states, 'offline')
Offline.storyName = 'Dialog, failed to load, offline'

export const Server = story('save-to-list', states, 'server')
Server.storyName = 'Dialog, failed to load, server error'

export const WrongShape = story('save-to-list', states, 'wrongShape')
WrongShape.storyName = 'Dialog, failed to load, invalid response'
