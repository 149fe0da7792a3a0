import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { failureMessage } from '../../../src/api/apiFailure.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { failureMessages } from '../../../src/i18n/shared.messages.ts'
import { adoptAround } from '../../../src/styles/adoptStyles.ts'
import { Avatar } from '../../../src/ui/Avatar.tsx'
import { LiveRegion } from '../../../src/ui/LiveRegion.tsx'
import type { MentionListProps } from '../commentParts.ts'
import { shownNick } from '../comments.model.ts'
import css from './mention.css?inline'
import { mentionMessages } from './mention.messages.ts'
import { createMentionStore } from './mention.store.ts'
import { useCaretThere } from './useCaretThere.ts'

const adopt = adoptAround(css)

const setTimer = (act: () => void, ms: number) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** Readers to mention, under the composer's field. What cannot be found is only said, never shown: the comment goes on without it. */
export function MentionList({ query, textarea, search, onPick, onClose }: MentionListProps) {
  const { t } = useIntl()
  const id = useId()
  const [store] = useState(() => createMentionStore({ search, setTimer }))
  const state = useStore(store)
  const { status, users, active } = state
  const open = useCaretThere(textarea, query) && users.length > 0
  const optionId = (userId: string) => `${id}-${userId}`

  useEffect(() => store.ask(query), [store, query])
  useEffect(() => store.stop, [store])

  // The field is the composer's. HTML lets a textarea have no other role, so it is a textbox with a list, not a combobox.
  const current = users[active]
  const activeId = open && current ? optionId(current.id) : undefined
  useLayoutEffect(() => {
    if (activeId === undefined) return
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': id,
      'aria-activedescendant': activeId,
    }
    for (const [name, value] of Object.entries(attributes)) textarea.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) textarea.removeAttribute(name)
    }
  }, [textarea, id, activeId])

  // A layout effect, because a quick reader's Enter comes before the frame with the list has been painted.
  useLayoutEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      // Safari ends a composition first and then sends its Enter, with this code.
      if (event.isComposing || event.keyCode === 229) return
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
      const { users, active } = store.getState()
      const user = users[active]
      if (event.key === 'ArrowDown') store.move(1)
      else if (event.key === 'ArrowUp') store.move(-1)
      else if (event.key === 'Escape') onClose()
      else if (user && (event.key === 'Enter' || event.key === 'Tab')) onPick(user)
      else return
      event.preventDefault()
    }
    textarea.addEventListener('keydown', onKeyDown)
    return () => textarea.removeEventListener('keydown', onKeyDown)
  }, [open, textarea, store, onPick, onClose])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is said once, not each move in the list.
  const message = useMemo(() => {
    if (state.status === 'searching') return undefined
    if (state.status === 'failed') return { text: t(failureMessages[failureMessage(state.failure)]) }
    return { text: users.length > 0 ? t(mentionMessages.found, { count: users.length }) : t(mentionMessages.none) }
  }, [status, users])
  return (
    <div className="mentions" ref={adopt} aria-busy={status === 'searching'}>
      <LiveRegion message={message} />
      {open && (
        <div id={id} className="q-more-box" role="listbox" aria-label={t(mentionMessages.readers)}>
          {users.map((user, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys pick.
            <div
              key={user.id}
              id={optionId(user.id)}
              className="q-more-item"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              ref={(option) => void (index === active && option?.scrollIntoView({ block: 'nearest' }))}
              // The focus, and on phones the keyboard, stay with the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(user)}
            >
              <Avatar nick={user.nick} url={user.avatarUrl} size={24} />
              <bdi>{shownNick(user.nick)}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
