import { createRoot } from 'react-dom/client'
import { IntlContext } from '../../src/i18n/IntlContext.ts'
import type { PageIntl } from '../../src/i18n/PageIntl.ts'
import { adoptStyles } from '../../src/styles/adoptStyles.ts'
import baseCss from '../../src/styles/base.css?inline'
import buttonCss from '../../src/ui/button.css?inline'
import { followModals } from './followModals.ts'
import type { PreviewStore } from './PreviewStore.ts'
import { Toolbar } from './Toolbar.tsx'
import type { ToolbarServices } from './ToolbarServices.ts'
import toolbarCss from './toolbar.css?inline'

export interface MountedToolbar {
  /** Takes the toolbar out of a dialog that is about to go. @returns Gives it its focus again. */
  goHome(): () => void
}

/** What a widget's dialog or a page's shortcut would take for its own. */
const handled = ['click', 'pointerdown', 'mousedown', 'keydown']

/** Puts the toolbar on the page, in front of whatever it shows, its modal dialogs too. */
export function mountToolbar(store: PreviewStore, intl: PageIntl, services: ToolbarServices): MountedToolbar {
  const host = document.createElement('div')
  host.dataset.quioscPreview = ''
  host.lang = intl.lang
  for (const event of handled) host.addEventListener(event, (one) => one.stopPropagation())
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, [baseCss, buttonCss, toolbarCss])
  const island = document.createElement('div')
  island.className = 'island'
  island.setAttribute('popover', 'manual')
  shadow.append(island)
  const goHome = followModals(host, island)
  createRoot(island).render(
    <IntlContext value={intl}>
      <Toolbar store={store} services={services} />
    </IntlContext>,
  )
  const bar = new ResizeObserver(() => {
    const height = shadow.querySelector('.bar')?.getBoundingClientRect().height ?? 0
    // Nothing of the page is behind the bar, when it is opened and when something is scrolled to.
    for (const property of ['padding-top', 'scroll-padding-top'])
      document.documentElement.style.setProperty(property, `${height}px`)
  })
  bar.observe(island)
  return { goHome }
}
