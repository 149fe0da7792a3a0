import { defineCalls } from '../defineCalls.ts'
import { listComments, listReplies } from './readComments.ts'
import { deleteComment, likeComment, postComment, reportComment } from './writeComments.ts'

export const commentsCalls = defineCalls({
  comments: {
    method: 'GET',
    path: '/comment/content/:contentId',
    auth: 'none',
    wrap: 'response',
    needs: ['comments', 'contentNumComments'],
    answer: listComments,
  },
  'comments.replies': {
    method: 'GET',
    path: '/comment/:commentId/replies',
    auth: 'none',
    wrap: 'data',
    answer: listReplies,
  },
  'comments.new': {
    method: 'POST',
    path: '/comment/content/:contentId/new',
    auth: 'commenter',
    wrap: 'response',
    needs: ['id'],
    answer: postComment,
  },
  'comments.report': {
    method: 'POST',
    path: '/comment/:commentId/report',
    auth: 'commenter',
    wrap: 'response',
    answer: reportComment,
  },
  'comments.like': {
    method: 'POST',
    path: '/comment/:commentId/like',
    auth: 'commenter',
    wrap: 'response',
    answer: likeComment,
  },
  'comments.delete': {
    method: 'DELETE',
    path: '/comment/:commentId',
    auth: 'reader',
    wrap: 'response',
    answer: deleteComment,
  },
})
