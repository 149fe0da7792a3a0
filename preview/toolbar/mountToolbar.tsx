import { createRoot } from 'react-dom/client'
import { IntlContext } from '#kit/i18n/IntlContext.ts'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { adoptStyles } from '#kit/styles/adoptStyles.ts'
import baseCss from '#kit/styles/base.css?inline'
import buttonCss from '#kit/ui/button.css?inline'
import { followModals } from './followModals.ts'
import type { PreviewStore } from './PreviewStore.ts'
import { Toolbar } from './Toolbar.tsx'
import type { ToolbarServices } from './ToolbarServices.ts'
import toolbarCss from './toolbar.css?inline'

export interface MountedToolbar {
  /** Takes the toolbar out of a dialog that is about to go. @returns Gives it its focus again. */
  goHome(): () => void
}

/** The events that a widget's dialog or a page's shortcut would take for its own. */
const handled = ['click', 'pointerdown', 'mousedown', 'keydown']

/** Takes the bar away while what has the focus would be behind it, as a page's skip link would. */
function giveWay(host: HTMLElement, island: HTMLElement): void {
  const follow = () => {
    const focused = document.activeElement
    const bar = island.querySelector('.bar')?.getBoundingClientRect()
    const place = focused?.getBoundingClientRect()
    const isBehind = bar && place && focused !== host && place.height > 0 && place.top < bar.bottom && place.bottom > 0
    // A page that has the focus as a whole is behind nothing.
    island.toggleAttribute('data-away', Boolean(isBehind) && focused !== document.body)
  }
  // The page's own rules for what has the focus count first.
  const settled = () => requestAnimationFrame(follow)
  document.addEventListener('focusin', settled)
  document.addEventListener('focusout', settled)
}

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
  const goHome = followModals(host)
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
  giveWay(host, island)
  return { goHome }
}
