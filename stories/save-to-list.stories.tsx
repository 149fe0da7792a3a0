// Made from save-to-list.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/save-to-list/save-to-list.states.ts'
import { story } from './support/story.ts'

export default { title: 'Save to list' }

export const Button = story('save-to-list', states, 'button')
Button.storyName = 'The button, not saved'

export const ButtonSaved = story('save-to-list', states, 'buttonSaved')
ButtonSaved.storyName = 'The button, saved'

export const Visitor = story('save-to-list', states, 'visitor')
Visitor.storyName = 'The button for a visitor'

export const Titled = story('save-to-list', states, 'titled')
Titled.storyName = 'The button of one article among others'

export const Loading = story('save-to-list', states, 'loading')
Loading.storyName = 'The lists on their way'

export const Lists = story('save-to-list', states, 'lists')
Lists.storyName = 'The lists, about to be saved'

export const ListsSaved = story('save-to-list', states, 'listsSaved')
ListsSaved.storyName = 'The lists of a saved article, nothing changed'

export const None = story('save-to-list', states, 'none')
None.storyName = 'No lists yet'

export const Hundred = story('save-to-list', states, 'hundred')
Hundred.storyName = 'A hundred lists'

export const Found = story('save-to-list', states, 'found')
Found.storyName = 'A hundred lists, searched'

export const NotFound = story('save-to-list', states, 'notFound')
NotFound.storyName = 'A hundred lists, searched in vain'

export const Unchosen = story('save-to-list', states, 'unchosen')
Unchosen.storyName = 'In no list: nothing to save'

export const Saving = story('save-to-list', states, 'saving')
Saving.storyName = 'Saving'

export const SavedNow = story('save-to-list', states, 'savedNow')
SavedNow.storyName = 'Saved just now'

export const NewList = story('save-to-list', states, 'newList')
NewList.storyName = 'A new list'

export const NameMissing = story('save-to-list', states, 'nameMissing')
NameMissing.storyName = 'A new list without a name'

export const NameTaken = story('save-to-list', states, 'nameTaken')
NameTaken.storyName = 'A new list with a name that is taken'

export const Creating = story('save-to-list', states, 'creating')
Creating.storyName = 'A new list on its way'

export const CreateFailed = story('save-to-list', states, 'createFailed')
CreateFailed.storyName = 'A new list, not created: no connection'

export const Created = story('save-to-list', states, 'created')
Created.storyName = 'A new list, created'

export const DeleteContent = story('save-to-list', states, 'deleteContent')
DeleteContent.storyName = 'Out of all lists?'

export const Deleting = story('save-to-list', states, 'deleting')
Deleting.storyName = 'Taking it out'

export const Deleted = story('save-to-list', states, 'deleted')
Deleted.storyName = 'Taken out, with a way back'

export const DeleteFailed = story('save-to-list', states, 'deleteFailed')
DeleteFailed.storyName = 'Not taken out, the server failed'

export const Offline = story('save-to-list', states, 'offline')
Offline.storyName = 'The lists not loaded, no connection'

export const Server = story('save-to-list', states, 'server')
Server.storyName = 'The lists not loaded, the server failed'

export const WrongShape = story('save-to-list', states, 'wrongShape')
WrongShape.storyName = 'The lists not loaded, an answer of the wrong shape'

export const SaveFailed = story('save-to-list', states, 'saveFailed')
SaveFailed.storyName = 'Not saved, no connection'

export const SaveForbidden = story('save-to-list', states, 'saveForbidden')
SaveForbidden.storyName = 'Not saved, not authorized'
