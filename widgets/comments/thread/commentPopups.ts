/** The popups that open from a comment's buttons, in one chunk: a reader who opens the one is near the other, and what both need is not there twice. */
export { SharePopup } from '../share/SharePopup.tsx'
export { CommentMenu } from './CommentMenu.tsx'
