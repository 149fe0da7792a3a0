import { listContents, saveContent, setContentLists, unsaveContent } from './contentCalls.ts'
import { listFollowed, listFollowers, setFollowed } from './followCalls.ts'
import { getInterests, getInterestsWithLists } from './interests.ts'
import { createList, deleteList, getLists, listListContents, renameList } from './listCalls.ts'

/** reader-account §7, "Saved contents and lists" and "Follows and blocking". */
export const libraryCalls = {
  'user.interest': getInterests,
  'user.interestWithLists': getInterestsWithLists,
  'content.save': saveContent,
  'content.delete': unsaveContent,
  'content.list': listContents,
  'content.unsave': unsaveContent,
  'content.setLists': setContentLists,
  lists: getLists,
  'lists.new': createList,
  'lists.rename': renameList,
  'lists.delete': deleteList,
  'lists.contents': listListContents,
  'follow.user': setFollowed('users', true),
  'unfollow.user': setFollowed('users', false),
  'following.user': listFollowed('users'),
  'follow.author': setFollowed('authors', true),
  'unfollow.author': setFollowed('authors', false),
  'following.author': listFollowed('authors'),
  'follow.column': setFollowed('columns', true),
  'unfollow.column': setFollowed('columns', false),
  'following.column': listFollowed('columns'),
  'follow.topic': setFollowed('topics', true),
  'unfollow.topic': setFollowed('topics', false),
  'following.topic': listFollowed('topics'),
  followers: listFollowers,
}
