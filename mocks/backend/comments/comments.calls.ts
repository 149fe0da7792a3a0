import { defineCalls } from '../defineCalls.ts'
import { listComments, listReplies } from './readComments.ts'
import { deleteComment, likeComment, postComment, reportComment } from './writeComments.ts'

export const commentsCalls = defineCalls({
  /**
   * @when comments: the comments are due, and whenever the reader changes their order or gets to the end of the list
   * @when comments-count: a page shows a count, once for each content
   * @sends order: `desc` (newest first) or `asc`
   * @sends fromCommentId: the last comment that the reader has; left out for the first ones
   */
  comments: {
    method: 'GET',
    path: '/comment/content/:contentId',
    auth: 'none',
    wrap: 'response',
    needs: ['comments', 'contentNumComments'],
    answer: listComments,
  },
  /**
   * @when comments: a comment with replies comes near the window, or the reader asks for more of them; the answer may be a bare list, too
   * @sends order: always `asc`
   * @sends fromCommentId: the last reply that the reader has; left out for the first ones
   */
  'comments.replies': {
    method: 'GET',
    path: '/comment/:commentId/replies',
    auth: 'none',
    wrap: 'data',
    answer: listReplies,
  },
  /**
   * @when comments: the reader sends a comment or a reply
   * @sends comment: `body`, `parentCommentId` for a reply, and `mentions` with `id` and `nick` of each
   */
  'comments.new': {
    method: 'POST',
    path: '/comment/content/:contentId/new',
    auth: 'commenter',
    wrap: 'response',
    needs: ['id'],
    answer: postComment,
  },
  /**
   * @when comments: the reader reports a comment
   * @sends reasonId: one of the `reportingReasons`
   */
  'comments.report': {
    method: 'POST',
    path: '/comment/:commentId/report',
    auth: 'commenter',
    wrap: 'response',
    answer: reportComment,
  },
  /**
   * @when comments: the reader likes a comment, or does no more
   * @sends like: `true` or `false`
   */
  'comments.like': {
    method: 'POST',
    path: '/comment/:commentId/like',
    auth: 'commenter',
    wrap: 'response',
    answer: likeComment,
  },
  /**
   * @when comments: the reader deletes one of their own
   * @when profile: the reader deletes one of their own, in the list of their comments
   */
  'comments.delete': {
    method: 'DELETE',
    path: '/comment/:commentId',
    auth: 'reader',
    wrap: 'response',
    answer: deleteComment,
  },
})
