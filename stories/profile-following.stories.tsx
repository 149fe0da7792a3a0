// Generated from following.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/profile/following/following.states.ts'
import { story } from './support/story.ts'

export default { title: 'Profile/Following' }

export const Menu = story('profile', states, 'menu')
Menu.storyName = 'Menu'

export const MenuApp = story('profile', states, 'menuApp')
MenuApp.storyName = 'Menu, Android app'

export const MenuUncounted = story('profile', states, 'menuUncounted')
MenuUncounted.storyName = 'Menu, counts not known'

export const Authors = story('profile', states, 'authors')
Authors.storyName = 'Authors'

export const AuthorsMany = story('profile', states, 'authorsMany')
AuthorsMany.storyName = 'All authors'

export const AuthorsNone = story('profile', states, 'authorsNone')
AuthorsNone.storyName = 'No authors'

export const AuthorsLoading = story('profile', states, 'authorsLoading')
AuthorsLoading.storyName = 'Authors, loading'

export const AuthorsFailed = story('profile', states, 'authorsFailed')
AuthorsFailed.storyName = 'Authors, server error'

export const AuthorsOffline = story('profile', states, 'authorsOffline')
AuthorsOffline.storyName = 'Authors, offline'

export const AuthorsForbidden = story('profile', states, 'authorsForbidden')
AuthorsForbidden.storyName = 'Authors, not allowed'

export const AuthorsKept = story('profile', states, 'authorsKept')
AuthorsKept.storyName = 'Authors, one could not be removed'

export const Themes = story('profile', states, 'themes')
Themes.storyName = 'Topics'

export const ThemesNone = story('profile', states, 'themesNone')
ThemesNone.storyName = 'No topics'

export const Columns = story('profile', states, 'columns')
Columns.storyName = 'Columns'

export const ColumnsNone = story('profile', states, 'columnsNone')
ColumnsNone.storyName = 'No columns'

export const ColumnsApp = story('profile', states, 'columnsApp')
ColumnsApp.storyName = 'Columns, iOS app'

export const Followers = story('profile', states, 'followers')
Followers.storyName = 'Readers, followers'

export const FollowersMany = story('profile', states, 'followersMany')
FollowersMany.storyName = 'Readers, five thousand followers'

export const FollowersNone = story('profile', states, 'followersNone')
FollowersNone.storyName = 'Readers, no followers'

export const FollowersFailed = story('profile', states, 'followersFailed')
FollowersFailed.storyName = 'Readers, server error'

export const FollowersApp = story('profile', states, 'followersApp')
FollowersApp.storyName = 'Readers, Android app'

export const Followed = story('profile', states, 'followed')
Followed.storyName = 'Readers, whom the reader follows'

export const FollowedNone = story('profile', states, 'followedNone')
FollowedNone.storyName = 'Readers, nobody followed'

export const FromMenu = story('profile', states, 'fromMenu')
FromMenu.storyName = 'Readers, from the menu'
