// Generated from saved.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/profile/saved/saved.states.ts'
import { story } from './support/story.ts'

export default { title: 'Profile/Saved' }

export const Lists = story('profile', states, 'lists')
Lists.storyName = 'Lists'

export const ListsMany = story('profile', states, 'listsMany')
ListsMany.storyName = 'A hundred lists'

export const ListsApp = story('profile', states, 'listsApp')
ListsApp.storyName = 'Lists, Android app'

export const ListsLoading = story('profile', states, 'listsLoading')
ListsLoading.storyName = 'Lists, loading'

export const ListsNone = story('profile', states, 'listsNone')
ListsNone.storyName = 'Nothing saved'

export const ListsFailed = story('profile', states, 'listsFailed')
ListsFailed.storyName = 'Lists, server error'

export const ListsOffline = story('profile', states, 'listsOffline')
ListsOffline.storyName = 'Lists, offline'

export const ListsForbidden = story('profile', states, 'listsForbidden')
ListsForbidden.storyName = 'Lists, not allowed'

export const NewList = story('profile', states, 'newList')
NewList.storyName = 'New list'

export const NewListRefused = story('profile', states, 'newListRefused')
NewListRefused.storyName = 'New list, name taken'

export const List = story('profile', states, 'list')
List.storyName = 'A list'

export const ListApp = story('profile', states, 'listApp')
ListApp.storyName = 'A list, iOS app'

export const Everything = story('profile', states, 'everything')
Everything.storyName = 'Everything saved, ten thousand articles'

export const ListEmpty = story('profile', states, 'listEmpty')
ListEmpty.storyName = 'An empty list'

export const ListLoading = story('profile', states, 'listLoading')
ListLoading.storyName = 'A list, loading'

export const ListFailed = story('profile', states, 'listFailed')
ListFailed.storyName = 'A list, server error'

export const MoreFailed = story('profile', states, 'moreFailed')
MoreFailed.storyName = 'The next list page, server error'

export const RemoveFailed = story('profile', states, 'removeFailed')
RemoveFailed.storyName = 'An article could not be removed'

export const Rename = story('profile', states, 'rename')
Rename.storyName = 'Rename a list'

export const RenameRefused = story('profile', states, 'renameRefused')
RenameRefused.storyName = 'Rename a list, name too long'

export const Delete = story('profile', states, 'delete')
Delete.storyName = 'Delete a list'

export const DeleteFailed = story('profile', states, 'deleteFailed')
DeleteFailed.storyName = 'A list could not be deleted'
