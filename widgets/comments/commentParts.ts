/**
 * What opens on demand, and how it plugs in.
 *
 * Each part below is a component in a folder of its own, loaded only when a reader asks for it (see `parts/OnDemand.tsx`); what it is given is
 * declared here, what it needs besides it takes from `CommentsContext`. `Result`s tell a part how its command went: it shows the catalogue's message
 * for a failure and lets the reader try again.
 *
 * | part | file and export | opened by |
 * |---|---|---|
 * | report | `report/ReportDialog.tsx`, `ReportDialog` | "⋯" of a comment, `parts/OpenedDialog.tsx` |
 * | mute, unmute | `mute/MuteDialog.tsx`, `MuteDialog` | "⋯" of a comment and a muted comment's placeholder, `parts/OpenedDialog.tsx` |
 * | muted readers | `mute/readMuted.ts`, `readMuted` | a reader who is signed in, `createCommentsTools.ts` |
 * | mention | `mention/MentionList.tsx`, `MentionList` | "@" and two letters in `composer/Mentions.tsx` |
 * | share | `share/ShareRow.tsx`, `ShareRow` | "share" of a comment, `thread/SharePanel.tsx` |
 * | web view | `webview/WebView.tsx`, `WebView` | `Comments.tsx`, when the page is /webview/content/{id}/comments |
 *
 * A part's messages are named in a file of its own, because whatever `comments.messages.ts` names is in the first view; what it needs of CSS is in a sheet
 * of its own, adopted when it opens.
 */
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Result } from '../../src/lib/result.ts'
import type { Comment, ReportingReason } from './comments.schema.ts'
import type { FoundUser } from './writing.schema.ts'

export type Outcome<Value = unknown> = Promise<Result<Value, ApiFailure>>

/** Asks for a reason and reports the comment (content-features §2). */
export interface ReportDialogProps {
  comment: Comment
  reasons: readonly ReportingReason[]
  /** A second report fails with `ALREADY_REPORTED` among the failure's codes; the comment is marked as reported either way. */
  report(reasonId: string): Outcome
  onClose(): void
}

/** Asks for a confirmation (reader-account §4, "Muting users"). */
export interface MuteDialogProps {
  comment: Comment
  /** The reader has muted this author: the dialog is about taking it back. */
  muted: boolean
  onClose(): void
}

/** Readers whose nick fits, under the composer's field. Focus stays in the field: the list listens to its keys. */
export interface MentionListProps {
  /** What follows the "@", at least two letters. */
  query: string
  textarea: HTMLTextAreaElement
  search(text: string, signal: AbortSignal): Outcome<readonly FoundUser[]>
  onPick(user: FoundUser): void
  onClose(): void
}

/** The ways to share one comment, in a row under it; in the app its own sheet (`sharePost`). */
export interface ShareRowProps {
  /** The comment's permalink, absolute. */
  url: string
  title: string
  onClose(): void
}

/**
 * The native app's screens (content-features §2): the content's comments, one comment with its replies, and the form for a new one, with a back
 * stack that keeps the scroll position. It gets what it shows from `CommentsContext`, and gives the thread another
 * one whose `acts` lead from screen to screen. It is rendered once the list is there.
 */
export interface WebViewProps {
  contentId: string
}
