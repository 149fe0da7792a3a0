import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { ArchiveContext, useReader, useTools } from './ArchiveContext.ts'
import { ArchiveList } from './ArchiveList.tsx'
import { AccessDialog } from './access/AccessDialog.tsx'
import type { ArchiveTools } from './archiveTools.ts'
import { FilterBar } from './filters/FilterBar.tsx'
import type { ShownIssue } from './issues/ShownIssue.ts'

export const Archive = ({ tools }: { tools: ArchiveTools }) => (
  <ArchiveContext value={tools}>
    <ArchivePage />
  </ArchiveContext>
)

function ArchivePage() {
  const { store, open, track } = useTools()
  const state = useStore(store)
  const reader = useReader()
  /** The paper that a reader has pressed who could not read it yet. */
  const [asked, setAsked] = useState<ShownIssue>()
  const page = useRef<HTMLDivElement>(null)

  const onLocked = useCallback(
    (issue: ShownIssue) => {
      setAsked(issue)
      if (reader !== 'unknown') track('locked', reader)
    },
    [reader, track],
  )
  // It turned out who reads, or they signed in without leaving the page: they get what they had asked for.
  useEffect(() => {
    if (!asked || reader !== 'open') return
    setAsked(undefined)
    page.current?.querySelector<HTMLElement>(`[data-issue="${CSS.escape(asked.id)}"]`)?.focus()
    open(asked)
  }, [asked, reader, open])

  return (
    <div ref={page} className="archive">
      <FilterBar route={state.route} editions={state.editions} />
      <ArchiveList state={state} onLocked={onLocked} />
      {asked && reader !== 'open' && reader !== 'unknown' && (
        <AccessDialog lock={reader} issue={asked} onClose={() => setAsked(undefined)} />
      )}
    </div>
  )
}
