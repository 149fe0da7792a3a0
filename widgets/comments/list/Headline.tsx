import { useEffect, useRef } from 'react'
import { focusAfter } from '#kit/dom/focusAfter.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import type {} from '#kit/ui/button.css'
import { Toggle } from '#kit/ui/fields/Toggle.tsx'
import { Heading } from '#kit/ui/Heading.tsx'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import { messages } from '../comments.messages.ts'
import type { ReadyList } from './comments.model.ts'

export interface HeadlineProps {
  list: ReadyList
  /** Nothing follows the comments that a reader could skip to. */
  endless: boolean
}

/** The number of comments, and their order. */
export function Headline({ list, endless }: HeadlineProps) {
  const { t, number } = useIntl()
  const { store } = useCommentsServices()
  const heading = useRef<HTMLHeadingElement>(null)
  const target = useComments((state) => (state.target?.id === undefined ? state.target : undefined))
  const { count, order, reload } = list

  useEffect(() => {
    if (!target) return
    heading.current?.focus()
    store.targetReached()
  }, [target, store])

  return (
    <div className="head">
      <Heading headingRef={heading} id="headline" part="headline" tabIndex={-1}>
        {t(messages.count, { count, shown: number(count) })}
      </Heading>
      {!endless && <SkipButton label={t(messages.skip)} />}
      {count > 1 && (
        <Toggle
          label={t(messages.order)}
          options={[
            { value: 'desc', label: t(messages.newest) },
            { value: 'asc', label: t(messages.oldest) },
          ]}
          value={reload.status === 'loading' ? reload.order : order}
          onChange={(value) => void store.load(value === 'asc' ? 'asc' : 'desc')}
        />
      )}
    </div>
  )
}

/** A way past a long widget for those who go by keyboard or screen reader: to what follows it on the page. It shows while it has the focus. */
const SkipButton = ({ label }: { label: string }) => (
  <button
    type="button"
    className="q-button q-quiet visually-hidden"
    onClick={({ currentTarget }) => focusAfter(currentTarget)}
  >
    {label}
  </button>
)
