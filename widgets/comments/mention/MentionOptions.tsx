import { type ElementProps, useInteractions, useListNavigation } from '@floating-ui/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Listbox } from '#kit/ui/popup/Listbox.tsx'
import { useAnchorProps } from '#kit/ui/popup/useAnchorProps.ts'
import { usePopup } from '#kit/ui/popup/usePopup.ts'
import { isComposing } from '#lib/isComposing.ts'
import { shownNick } from '#lib/shownNick.ts'
import type { FoundUser } from '../foundUsers.schema.ts'
import { CaretMirror } from './CaretMirror.tsx'

export interface MentionOptionsProps {
  id: string
  /** The list's name. */
  label: string
  /** The composer's field: it keeps the focus, and its keys pick. */
  textarea: HTMLTextAreaElement
  /** The index of the "@" in its text. */
  at: number
  users: readonly FoundUser[]
  /** The one that Enter picks. */
  active: number
  onMove: (to: number) => void
  onPick: (user: FoundUser) => void
  /** The reader has pressed Escape. */
  onClose: () => void
}

/** Above the "@": what is below the field are the rules that a writer may be reading. */
export function MentionOptions({ at, ...props }: MentionOptionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <CaretMirror textarea={props.textarea} at={at} anchorRef={setAnchor} />
      {anchor && <Options {...props} anchor={anchor} />}
    </>
  )
}

interface OptionsProps extends Omit<MentionOptionsProps, 'at'> {
  anchor: HTMLElement
}

/** Readers to mention, by a virtual focus: HTML lets a textarea have no other role, so it is a textbox with a list, not a combobox. */
function Options({ id, label, textarea, anchor, users, active, onMove, onPick, onClose }: OptionsProps) {
  const elements = useRef<(HTMLElement | null)[]>([])
  elements.current.length = users.length
  const { context, dismiss, ...popup } = usePopup({
    anchor,
    placement: 'top-start',
    // A press outside takes the focus from the field, which closes the list.
    onClose: (returning) => returning && onClose(),
  })
  const { reference, ...navigation } = useListNavigation(context, {
    listRef: elements,
    activeIndex: active,
    onNavigate: (index) => index !== null && onMove(index),
    virtual: true,
    loop: true,
    focusItemOnHover: false,
  })
  const onKeyDown = (event: KeyboardEvent<Element>) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event
    if (isComposing(event) || shiftKey || ctrlKey || altKey || metaKey) return
    const user = users[active]
    // The other keys are the field's: Home and End, too.
    if (key === 'ArrowDown' || key === 'ArrowUp') reference?.onKeyDown?.(event)
    else if (user && (key === 'Enter' || key === 'Tab')) {
      event.preventDefault()
      onPick(user)
    }
  }
  const choosing: ElementProps = {
    ...navigation,
    reference: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': id,
      'aria-activedescendant': reference?.['aria-activedescendant'],
      onKeyDown,
    },
  }
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([choosing, dismiss])
  useAnchorProps(textarea, getReferenceProps())

  return (
    <Listbox
      id={id}
      label={label}
      className="q-mentions"
      optionClassName="q-menu-item"
      popup={popup}
      options={users.map((user, index) => ({
        key: user.id,
        selected: index === active,
        content: (
          <>
            <Avatar nick={user.nick} url={user.avatarUrl} size={24} />
            <bdi data-type={user.type ?? undefined}>{shownNick(user.nick)}</bdi>
          </>
        ),
      }))}
      active={active}
      elements={elements}
      onPick={(index) => users[index] && onPick(users[index])}
      getFloatingProps={getFloatingProps}
      getItemProps={getItemProps}
    />
  )
}
