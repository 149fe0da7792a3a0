import { defineCalls } from '../defineCalls.ts'
import { listContents, saveContent, setContentLists, unsaveContent } from './contentCalls.ts'
import { listFollowed, listFollowers, setFollowed } from './followCalls.ts'
import { getInterests, getInterestsWithLists } from './interests.ts'
import { createList, deleteList, getLists, listListContents, renameList } from './listCalls.ts'

/** reader-account §7, “Saved contents and lists” and “Follows and blocking”. */
export const libraryCalls = defineCalls({
  /**
   * @when action-bar: what the reader saves, follows and mutes is needed, a day after it was stored at the latest
   * @when comments: what the reader saves, follows and mutes is needed, a day after it was stored at the latest
   * @when follow: what the reader saves, follows and mutes is needed, a day after it was stored at the latest
   * @when gift: what the reader saves, follows and mutes is needed, a day after it was stored at the latest
   * @when profile: what the reader saves, follows and mutes is needed, a day after it was stored at the latest
   * @when save-to-list: what the reader saves, follows and mutes is needed, a day after it was stored at the latest
   */
  'user.interest': { method: 'GET', path: '/user/interest', auth: 'reader', wrap: 'response', answer: getInterests },
  /** In the specification, and sent by no widget. */
  'user.interestWithLists': {
    method: 'GET',
    path: '/user/interest-with-saved-content-lists',
    auth: 'reader',
    wrap: 'response',
    answer: getInterestsWithLists,
  },
  /**
   * @when save-to-list: the reader saves the content, in no list of their own
   * @when profile: the reader takes back that it was removed
   */
  'content.save': {
    method: 'GET',
    path: '/user/content/:contentId/save',
    auth: 'reader',
    wrap: 'response',
    answer: saveContent,
  },
  /** In the specification, and sent by no widget. */
  'content.delete': {
    method: 'GET',
    path: '/user/content/:contentId/delete',
    auth: 'reader',
    wrap: 'response',
    answer: unsaveContent,
  },
  /**
   * @when profile: the reader opens what is saved, or gets to the end of the list
   * @sends page: page number, from 1
   */
  'content.list': {
    method: 'GET',
    path: '/user/content',
    auth: 'reader',
    wrap: 'data',
    needs: ['results'],
    answer: listContents,
  },
  /**
   * @when save-to-list: the reader takes the content out of all lists
   * @when profile: the reader removes a content from what is saved
   */
  'content.unsave': {
    method: 'DELETE',
    path: '/user/content/:contentId',
    auth: 'reader',
    wrap: 'response',
    answer: unsaveContent,
  },
  /**
   * @when save-to-list: the reader saves which lists the content is in
   * @when profile: the reader takes a content out of a list, or takes that back
   * @sends contentId: the content
   * @sends saveLists: ids of the lists to put it into
   * @sends deleteLists: ids of the lists to take it out of
   */
  'content.setLists': {
    method: 'POST',
    path: '/user/content',
    auth: 'reader',
    wrap: 'response',
    answer: setContentLists,
  },
  /**
   * @when save-to-list: the reader opens the dialog
   * @when profile: the reader opens what is saved
   * @sends page: page number, from 1
   */
  lists: {
    method: 'GET',
    path: '/user/favourite-list',
    auth: 'reader',
    wrap: 'data',
    needs: ['results'],
    answer: getLists,
  },
  /**
   * @when save-to-list: the reader creates a list
   * @when profile: the reader creates a list
   * @sends listName: its title
   */
  'lists.new': { method: 'POST', path: '/user/favourite-list', auth: 'reader', wrap: 'response', answer: createList },
  /**
   * @when profile: the reader renames a list
   * @sends listName: its new title
   */
  'lists.rename': {
    method: 'PATCH',
    path: '/user/favourite-list/:listId',
    auth: 'reader',
    wrap: 'response',
    answer: renameList,
  },
  /** @when profile: the reader confirms that a list goes */
  'lists.delete': {
    method: 'DELETE',
    path: '/user/favourite-list/:listId',
    auth: 'reader',
    wrap: 'response',
    answer: deleteList,
  },
  /**
   * @when profile: the reader opens a list, or gets to its end
   * @sends page: page number, from 1
   */
  'lists.contents': {
    method: 'GET',
    path: '/user/favourite-list/:listId',
    auth: 'reader',
    wrap: 'data',
    needs: ['results'],
    answer: listListContents,
  },
  /**
   * @when profile: the reader follows another one
   * @when follow: the reader presses the button
   */
  'follow.user': {
    method: 'GET',
    path: '/user/user/:id/follow',
    auth: 'reader',
    wrap: 'response',
    answer: setFollowed('users', true),
  },
  /**
   * @when profile: the reader no longer follows them
   * @when follow: the reader presses the button once more
   */
  'unfollow.user': {
    method: 'GET',
    path: '/user/user/:id/unfollow',
    auth: 'reader',
    wrap: 'response',
    answer: setFollowed('users', false),
  },
  /**
   * @when profile: the reader opens whom they follow, or gets to the end of the list
   * @sends page: page number, from 1
   */
  'following.user': {
    method: 'GET',
    path: '/user/user',
    auth: 'reader',
    wrap: 'data',
    needs: ['results'],
    answer: listFollowed('users'),
  },
  /**
   * @when follow: the reader presses the button
   * @when profile: the reader follows it again
   */
  'follow.author': {
    method: 'GET',
    path: '/user/author/:id/follow',
    auth: 'reader',
    wrap: 'response',
    answer: setFollowed('authors', true),
  },
  /**
   * @when follow: the reader presses the button once more
   * @when profile: the reader no longer follows it
   */
  'unfollow.author': {
    method: 'GET',
    path: '/user/author/:id/unfollow',
    auth: 'reader',
    wrap: 'response',
    answer: setFollowed('authors', false),
  },
  /**
   * @when profile: the reader opens what they follow, or gets to the end of the list
   * @sends page: page number, from 1
   */
  'following.author': {
    method: 'GET',
    path: '/user/author',
    auth: 'reader',
    wrap: 'data',
    needs: ['results'],
    answer: listFollowed('authors'),
  },
  /**
   * @when follow: the reader presses the button
   * @when profile: the reader follows it again
   */
  'follow.column': {
    method: 'GET',
    path: '/user/opinion-column/:id/follow',
    auth: 'reader',
    wrap: 'response',
    answer: setFollowed('columns', true),
  },
  /**
   * @when follow: the reader presses the button once more
   * @when profile: the reader no longer follows it
   */
  'unfollow.column': {
    method: 'GET',
    path: '/user/opinion-column/:id/unfollow',
    auth: 'reader',
    wrap: 'response',
    answer: setFollowed('columns', false),
  },
  /**
   * @when profile: the reader opens what they follow, or gets to the end of the list
   * @sends page: page number, from 1
   */
  'following.column': {
    method: 'GET',
    path: '/user/opinion-column',
    auth: 'reader',
    wrap: 'data',
    needs: ['results'],
    answer: listFollowed('columns'),
  },
  /**
   * @when follow: the reader presses the button
   * @when profile: the reader follows it again
   */
  'follow.topic': {
    method: 'GET',
    path: '/user/topic/:id/follow',
    auth: 'reader',
    wrap: 'response',
    answer: setFollowed('topics', true),
  },
  /**
   * @when follow: the reader presses the button once more
   * @when profile: the reader no longer follows it
   */
  'unfollow.topic': {
    method: 'GET',
    path: '/user/topic/:id/unfollow',
    auth: 'reader',
    wrap: 'response',
    answer: setFollowed('topics', false),
  },
  /**
   * @when profile: the reader opens what they follow, or gets to the end of the list
   * @sends page: page number, from 1
   */
  'following.topic': {
    method: 'GET',
    path: '/user/topic',
    auth: 'reader',
    wrap: 'data',
    needs: ['results'],
    answer: listFollowed('topics'),
  },
  /**
   * @when profile: the reader opens who follows them, or gets to the end of the list
   * @sends page: page number, from 1
   */
  followers: {
    method: 'GET',
    path: '/user/followers',
    auth: 'reader',
    wrap: 'data',
    needs: ['results'],
    answer: listFollowers,
  },
})
