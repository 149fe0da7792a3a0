import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { UnknownReader } from '../UnknownReader.tsx'
import { PanelSkeleton } from './PanelSkeleton.tsx'
import { ReaderPanel, type ReaderPanelProps } from './ReaderPanel.tsx'

/** A {@link ReaderPanel} of fields that show the reader's personal data, which no browser stores: the first such panel of a page loads it. */
export const PersonalDataPanel = ({ services, rows, children }: Omit<ReaderPanelProps, 'of'>) => (
  <ReaderPanel services={services} rows={rows} of="fields">
    {(user) => (
      <WithPersonalData key={user.id} services={services} rows={rows}>
        {children(user)}
      </WithPersonalData>
    )}
  </ReaderPanel>
)

function WithPersonalData({ services, rows, children }: Omit<ReaderPanelProps, 'children'> & { children: ReactNode }) {
  const { session } = services.context
  const isLoaded = useSyncExternalStore(session.subscribe, session.hasPersonalData, session.hasPersonalData)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => setFailed(!(await session.loadPersonalData())), [session])
  useEffect(() => void load(), [load])
  if (isLoaded) return children
  return failed ? <UnknownReader load={load} /> : <PanelSkeleton rows={rows} of="fields" />
}
