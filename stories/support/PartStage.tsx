import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { IntlContext } from '#kit/i18n/IntlContext.ts'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { adoptStyles } from '#kit/styles/adoptStyles.ts'
import baseCss from '#kit/styles/base.css?inline'

export interface PartStageProps {
  intl: PageIntl
  /** The part's sheets. */
  css: readonly string[]
  children: ReactNode
}

/** A shadow root like an island's, with the base sheet. What the parts are given to say is Catalan, whatever the toolbar's language. */
export function PartStage({ intl, css, children }: PartStageProps) {
  const [island, setIsland] = useState<HTMLElement>()
  const hold = useCallback(
    (host: HTMLElement | null) => {
      if (!host) return
      const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
      adoptStyles(shadow, [baseCss, ...css])
      const root = document.createElement('div')
      root.className = 'island'
      shadow.replaceChildren(root)
      setIsland(root)
    },
    [css],
  )
  return (
    <div ref={hold} lang="ca" data-widget="part">
      {island && createPortal(<IntlContext value={intl}>{children}</IntlContext>, island)}
    </div>
  )
}
