import { type KeyboardEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { messages } from '../preview.messages.ts'
import { Circumstances } from './Circumstances.tsx'
import { Markers } from './Markers.tsx'
import type { PreviewStore } from './PreviewStore.ts'
import { ServerParts } from './ServerParts.tsx'
import { Share } from './Share.tsx'
import { statusText } from './statusText.ts'
import type { ToolbarServices } from './ToolbarServices.ts'

export interface ToolbarProps {
  store: PreviewStore
  services: ToolbarServices
}

/** Says that the page is a preview, and opens what can be chosen. */
export function Toolbar({ store, services }: ToolbarProps) {
  const intl = useIntl()
  const { t } = intl
  const state = useStore(store)
  const toggle = useRef<HTMLButtonElement>(null)
  const { isOpen, shown } = state

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // A dialog around the toolbar stays open.
    event.preventDefault()
    store.setOpen(false)
    toggle.current?.focus()
  }
  return (
    <section className="preview" aria-label={t(messages.title)} onKeyDown={closeByKey}>
      <div className="bar">
        <p className="banner">{t(messages.banner)}</p>
        <p className="status" role="status" data-status={shown.status}>
          {statusText(intl, state)}
        </p>
        <div className="actions">
          <Button ref={toggle} aria-expanded={isOpen} aria-controls="options" onClick={() => store.setOpen(!isOpen)}>
            {t(messages.options)}
          </Button>
          <a className="q-button" href={services.leaveAddress()}>
            {t(messages.leave)}
          </a>
        </div>
      </div>
      <div className="options" id="options" hidden={!isOpen}>
        {isOpen && (
          <>
            <Circumstances choice={state.choice} store={store} />
            {state.serverParts.length > 0 && <ServerParts parts={state.serverParts} reader={services.pageReader} />}
            <Markers state={state} store={store} />
            <Share state={state} services={services} />
          </>
        )}
      </div>
    </section>
  )
}
