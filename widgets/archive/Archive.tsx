import { type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useHostView } from '#islands/island/useHostView.ts'
import { attributeSelector } from '#lib/attributeSelector.ts'
import { ArchiveContext, useArchiveServices, useReader } from './ArchiveContext.ts'
import { AccessDialog } from './access/AccessDialog.tsx'
import type { ArchiveServices } from './createArchiveServices.ts'
import { FilterBar } from './filters/FilterBar.tsx'
import type { ShownIssue } from './issues/shownIssue.schema.ts'
import { ArchiveList } from './list/ArchiveList.tsx'

export const Archive = ({ services }: { services: ArchiveServices }) => (
  <ArchiveContext value={services}>
    <ArchiveView />
  </ArchiveContext>
)

function ArchiveView() {
  const { purchase, store, open, track } = useArchiveServices()
  const state = useStore(store)
  const reader = useReader()
  const issue = useStore(purchase)
  const box = useRef<HTMLDivElement>(null)
  useHostView(state.status === 'shown' && state.issues.length === 0 ? 'empty' : state.status)
  const focus = usePreservedFocus(box)
  // A list that a server has rendered is this reader's from now on. Otherwise the address is followed already.
  useEffect(() => void store.follow(), [store])

  const onLocked = useCallback(
    (pressed: ShownIssue) => {
      purchase.start(pressed, reader)
      if (reader !== 'unknown') track('locked', reader)
    },
    [purchase, reader, track],
  )
  // The session has loaded, or the reader has signed in on this page: open the paper that they had pressed.
  useEffect(() => {
    if (!issue || reader !== 'open') return
    purchase.clear()
    box.current?.querySelector<HTMLElement>(attributeSelector('data-issue', issue.id))?.focus()
    open(issue)
  }, [issue, purchase, reader, open])

  return (
    <div ref={box} className="archive" {...focus}>
      <FilterBar state={state} />
      <ArchiveList state={state} onLocked={onLocked} />
      {issue && reader !== 'open' && reader !== 'unknown' && (
        <AccessDialog lock={reader} issue={issue} onClose={purchase.clear} />
      )}
    </div>
  )
}

/** A paper is a button or a link, depending on the reader: when one replaces the other, it keeps the focus. */
function usePreservedFocus(box: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = last
    const id = current?.dataset.issue
    if (!id || current.isConnected) return
    box.current?.querySelector<HTMLElement>(attributeSelector('data-issue', id))?.focus()
  })
  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      last.current = event.target
    },
    onBlur() {
      last.current = null
    },
  }
}
