import type { FocusEvent, RefObject } from 'react'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { ArchiveContext, useReader, useTools } from './ArchiveContext.ts'
import { ArchiveList } from './ArchiveList.tsx'
import { AccessDialog } from './access/AccessDialog.tsx'
import type { ArchiveTools } from './archiveTools.ts'
import { FilterBar } from './filters/FilterBar.tsx'
import type { ShownIssue } from './issues/shownIssue.schema.ts'

export const Archive = ({ tools }: { tools: ArchiveTools }) => (
  <ArchiveContext value={tools}>
    <ArchivePage />
  </ArchiveContext>
)

function ArchivePage() {
  const { asked: askedFor, store, open, track } = useTools()
  const state = useStore(store)
  const reader = useReader()
  const asked = useStore(askedFor)
  const page = useRef<HTMLDivElement>(null)
  const focus = useKeptFocus(page)

  const onLocked = useCallback(
    (issue: ShownIssue) => {
      askedFor.ask(issue)
      if (reader !== 'unknown') track('locked', reader)
    },
    [askedFor, reader, track],
  )
  // It turned out who reads, or they signed in without leaving the page: they get what they had asked for.
  useEffect(() => {
    if (!asked || reader !== 'open') return
    askedFor.forget()
    page.current?.querySelector<HTMLElement>(`[data-issue="${CSS.escape(asked.id)}"]`)?.focus()
    open(asked)
  }, [asked, askedFor, reader, open])

  return (
    <div ref={page} className="archive" {...focus}>
      <FilterBar route={state.route} editions={state.editions} />
      <ArchiveList state={state} onLocked={onLocked} />
      {asked && reader !== 'open' && reader !== 'unknown' && (
        <AccessDialog lock={reader} issue={asked} onClose={askedFor.forget} />
      )}
    </div>
  )
}

/** A paper is a button or a link, depending on who reads: when the one becomes the other, the focus that it had goes along. */
function useKeptFocus(page: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = last
    const id = current?.dataset.issue
    if (!id || current.isConnected) return
    page.current?.querySelector<HTMLElement>(`[data-issue="${CSS.escape(id)}"]`)?.focus()
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
