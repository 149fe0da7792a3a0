import { SlidersHorizontal, Trash2 } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIntl } from '../i18n/IntlContext.ts'
import { openingMessages } from '../i18n/shared.messages.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { uiMessages } from '../ui/ui.messages.ts'
import { useLazyPart } from '../ui/useLazyPart.ts'
import type { DescribeFilters, SettleDraft } from './DescribeFilters.ts'
import { filterMessages } from './filters.messages.ts'
import type {} from './filtersBar.css'
import type { Selection } from './selection.ts'

export interface FiltersBarProps {
  describe: DescribeFilters
  settle?: SettleDraft
  applied: Selection
  /** How many filters are applied. */
  count: number
  /** Called when the panel opens. */
  now: () => Date
  onApply: (selection: Selection) => void
  /** Removes all filters and applies that. */
  onClear: () => void
  /** Loads the panel's code at once, because the reader has already asked for it. */
  early?: boolean
  /** Beside the buttons. */
  children?: ReactNode
}

const loadPanel = async () => (await import('./FiltersPanel.tsx')).FiltersPanel

/** The filters' button with the number applied, and the one that removes them all (content-features §2, "Filters sidebar"). */
export function FiltersBar(props: FiltersBarProps) {
  const { describe, settle, applied, count, now, onApply, onClear, early = false, children } = props
  const { t } = useIntl()
  const { state, open, close, prefetch, preloadProps } = useLazyPart(loadPanel)
  /** The selection over which the panel was opened: with another one, as by going back, it closes. */
  const [opened, setOpened] = useState<Selection>()
  const tools = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (early) prefetch()
  }, [early, prefetch])

  const openPanel = () => {
    setOpened(applied)
    open()
  }
  return (
    <div className="q-filters-bar">
      <div ref={tools} className="q-filters-tools">
        <Button
          icon={<Icon of={SlidersHorizontal} />}
          aria-haspopup="dialog"
          busy={state.status === 'loading' ? t(uiMessages.loading) : undefined}
          {...preloadProps}
          onClick={openPanel}
        >
          {count > 0 ? t(filterMessages.applied, { count }) : t(filterMessages.open)}
        </Button>
        {count > 0 && (
          <IconButton
            label={t(filterMessages.clear)}
            icon={<Icon of={Trash2} />}
            onClick={() => {
              // This button goes with the last filter.
              tools.current?.querySelector('button')?.focus()
              onClear()
            }}
          />
        )}
        {children}
      </div>
      {state.status === 'failed' && (
        <Notice kind="error" action={{ label: t(uiMessages.retry), run: openPanel }}>
          {t(openingMessages.part, { name: t(filterMessages.open) })}
        </Notice>
      )}
      {state.status === 'open' && opened === applied && (
        <state.Part
          describe={describe}
          settle={settle}
          applied={applied}
          now={now}
          onClose={close}
          onApply={(selection) => {
            close()
            onApply(selection)
          }}
        />
      )}
    </div>
  )
}
