import { X } from 'lucide'
import { useRef } from 'react'
import { useStore } from 'zustand'
import { LightSlot } from '#islands/island/LightSlot.tsx'
import { useHostView } from '#islands/island/useHostView.ts'
import { leaveFocusBefore } from '#kit/dom/leaveFocusBefore.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { messages } from './ad.messages.ts'
import { isRequested } from './ad.model.ts'
import type { AdStore } from './ad.store.ts'
import { AdPlace } from './service/AdPlace.tsx'

export interface AdProps {
  store: AdStore
  /** Of the ad's element: unique on the page. */
  id: string
  /** The height reserved for the ad below its label, in CSS pixels. */
  height: number
  closable: boolean
}

/** An ad position. Without an ad it shows nothing; what the page reserves for it stays until nothing moves by releasing it. */
export function Ad({ store, id, height, closable }: AdProps) {
  const { t } = useIntl()
  const state = useStore(store)
  const box = useRef<HTMLDivElement>(null)
  const isAsked = isRequested(state)
  const isWaiting = state.status === 'waiting'
  // A failure of others' is none of the page's: it is as empty as any.
  useHostView(isAsked || isWaiting ? state.status : 'empty')

  if (!isAsked && !isWaiting) return null
  const close = () => {
    leaveFocusBefore(box.current)
    store.close()
  }
  return (
    <div ref={box} className="ad" part="ad">
      <p className="label">{t(messages.label)}</p>
      <div className="place" style={{ height }}>
        {isAsked && (
          <LightSlot name="ad">
            <AdPlace store={store} id={id} title={t(messages.label)} />
          </LightSlot>
        )}
      </div>
      {closable && state.status === 'shown' && (
        <IconButton className="close" part="close" label={t(messages.close)} icon={<Icon of={X} />} onClick={close} />
      )}
    </div>
  )
}
