import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import type { Message } from '#kit/i18n/PageIntl.ts'
import { MenuRow } from '#kit/ui/rows/MenuRow.tsx'
import { RowGroup } from '#kit/ui/rows/RowGroup.tsx'
import { getLibrary } from '#page/library/getLibrary.ts'
import type { Interests } from '#page/library/interests/interests.schema.ts'
import type { PanelId } from '../panels/panelTable.ts'
import { preloadProps } from '../panels/preloadProps.ts'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import { messages } from '../profile.messages.ts'
import type { PanelProps } from '../profile.types.ts'
import { FOLLOWED_TAB } from './followedTab.ts'

interface FollowingRow {
  panel: PanelId
  /** The part of the panel that has what is counted. */
  id?: string
  label: Message
  count: (interests: Interests) => number
}

const rows: readonly FollowingRow[] = [
  { panel: 'readers', id: FOLLOWED_TAB, label: messages.readers, count: ({ totalFollowed }) => totalFollowed },
  { panel: 'signs', label: messages.authors, count: ({ authors }) => authors.length },
  { panel: 'themes', label: messages.themes, count: ({ topics }) => topics.length },
  { panel: 'columns', label: messages.columns, count: ({ columns }) => columns.length },
]

/** The kinds of what the reader follows, with how many of each where that is known (reader-account §2, "Following menu"). */
export const Following = ({ services }: PanelProps) => (
  <ReaderPanel services={services} rows={4}>
    {({ id }) => <Kinds key={id} services={services} />}
  </ReaderPanel>
)

function Kinds({ services }: Pick<PanelProps, 'services'>) {
  const { context, prefetch, route } = services
  const { t, number } = useIntl()
  const library = getLibrary(context)
  const state = useStore(library)
  useEffect(() => void library.load(), [library])
  return (
    <RowGroup>
      {rows.map(({ panel, id, label, count }) => (
        <MenuRow
          key={panel}
          label={t(label)}
          value={state.status === 'known' ? number(count(state.interests)) : undefined}
          onPress={() => route.open({ panel, ...(id && { id }) })}
          preload={preloadProps(() => prefetch(panel))}
        />
      ))}
    </RowGroup>
  )
}
