import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { TextArea } from '#kit/ui/fields/TextArea.tsx'
import { LazyPart, type LoadPart } from '#kit/ui/LazyPart.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { isComposing } from '#lib/isComposing.ts'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import { composerMessages } from '../comments.messages.ts'
import type { Comment } from '../comments.schema.ts'
import type { ComposerFootProps } from './ComposerFoot.tsx'
import { COMMENT_LIMIT } from './composer.model.ts'
import type { ComposerStore } from './composer.store.ts'

const loadFoot: LoadPart<ComposerFootProps> = async () => (await import('./ComposerFoot.tsx')).ComposerFoot

export interface ComposerProps {
  store: ComposerStore
  /** The comment that is replied to. */
  parent: Comment | undefined
  focus: boolean
}

/**
 * A single line that expands into a form on focus, and collapses without losing its text. Most readers never use it, so the rest of the form is
 * loaded on focus.
 */
export function Composer({ store, parent, focus }: ComposerProps) {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const { store: comments } = useCommentsServices()
  const { status, text } = useStore(store)
  const moderated = useComments(({ list }) => list.status === 'ready' && list.options.moderateBeforePublish)
  const field = useRef<HTMLTextAreaElement>(null)
  const open = status !== 'resting' && status !== 'sent'

  // Layout effects, because a fast next key comes before the paint.
  useLayoutEffect(() => {
    if (!focus || !parent) return
    field.current?.focus()
    // Once for each press, and not when the screen only becomes visible again.
    comments.openReplyForm({ id: parent.id, focus: false })
  }, [focus, parent, comments])
  useLayoutEffect(() => {
    if (status === 'refused') field.current?.focus()
  }, [status])

  const leave = () => {
    store.leave()
    if (parent) comments.closeReplyForm()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.defaultPrevented) return
    if (event.key === 'Escape' && open) leave()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void store.submit()
  }
  const label = parent
    ? t(composerMessages.replyTo, { nick: shownNick(parent.author.nick) })
    : t(composerMessages.write)
  return (
    <form
      className="composer"
      part="composer"
      data-open={open ? '' : undefined}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void store.submit()
      }}
    >
      {(!parent || open) && (
        <TextArea
          label={label}
          hideLabel
          placeholder={label}
          value={text}
          onChange={store.write}
          onFocus={store.enter}
          readOnly={status === 'sending'}
          rows={open ? 3 : 1}
          autoGrow={open}
          textareaRef={field}
          // Always there, because Preact turns a limit that is taken away into one of 0; the sheet hides the hints at rest.
          maxLength={COMMENT_LIMIT}
          error={status === 'refused' ? t(composerMessages.empty) : undefined}
          aria-required
          help={
            <>
              {/* The field's own property says so to screen readers. */}
              <span aria-hidden="true">
                {t(composerMessages.required)}
                {moderated && ' · '}
              </span>
              {moderated && <span>{t(composerMessages.moderated)}</span>}
            </>
          }
        />
      )}
      {status !== 'resting' && (
        <LazyPart
          load={loadFoot}
          name={label}
          props={{ store, field, parent, onLeave: leave }}
          waiting={<Skeleton height={2.5} />}
        />
      )}
    </form>
  )
}
