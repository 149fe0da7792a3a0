import { releaseSpace } from '#kit/dom/releaseSpace.ts'
import { adoptStyles } from '#kit/styles/adoptStyles.ts'
import { readConfig } from '#lib/site/config/readConfig.ts'
import { writeConsole } from '#lib/writeConsole.ts'
import { fallbackShadow } from '../loader/fallbackShadow.ts'
import type { Fault } from '../loader/fault.types.ts'
import { isOfOthers } from '../loader/isOfOthers.ts'
import type { LoaderConfig } from '../loader/loaderConfig.types.ts'
import type { Registry } from '../loader/registry.ts'
import { faultLines } from './faultLines.ts'
import { keepFault } from './keptFault.ts'

/** In the page's theme where a widget has brought its tokens. */
const css = `.diagnosis{font:13px/1.5 ui-monospace,monospace;margin:8px 0;padding:12px 16px;border:1px solid;
border-radius:4px;background:var(--quiosc-default-paper,#fff);color:var(--quiosc-default-danger,#8f1a13);white-space:pre-wrap;overflow-wrap:anywhere}`

/** The marker's opening tag, shortened, to find it in a template. */
const describe = (host: HTMLElement) => {
  const attributes = [...host.attributes]
    .filter(({ name }) => /^data-(?!widget-)/.test(name))
    .map(({ name, value }) => ` ${name}="${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`)
  return `<${host.localName}${attributes.join('')}>`
}

/** Puts the note after an element that cannot contain it, and removes it with the element. */
function noteAfter(host: HTMLElement, note: Element): ShadowRoot {
  const frame = document.createElement('div')
  const shadow = frame.attachShadow({ mode: 'open' })
  shadow.append(note)
  host.after(frame)
  const observer = new MutationObserver(() => {
    if (host.isConnected && host.dataset.widgetState === 'error') return
    observer.disconnect()
    frame.remove()
  })
  observer.observe(document, { childList: true, subtree: true })
  observer.observe(host, { attributeFilter: ['data-widget-state'] })
  return shadow
}

/** The end of the fallback, with what the library has put below it. */
function endOfFallback(host: HTMLElement): number {
  const fallback = document.createRange()
  fallback.selectNodeContents(host)
  const shown = [fallback, ...(host.shadowRoot?.children ?? [])].map((one) => one.getBoundingClientRect().bottom)
  return Math.max(host.getBoundingClientRect().top, ...shown)
}

/** The fallback needs less than the widget that has not come. What a filter has blocked takes no space, as an ad that the service has none for. */
function leaveSpace(host: HTMLElement, fault: Fault): void {
  if (fault.kind === 'load' && isOfOthers(host.dataset.widget)) host.dataset.widgetView = 'empty'
  const stop = releaseSpace(host, false, endOfFallback)
  const observer = new MutationObserver(() => {
    if (host.dataset.widgetState === 'error') return
    // It is loaded once more, and may need the space.
    stop()
    observer.disconnect()
  })
  observer.observe(host, { attributeFilter: ['data-widget-state'] })
}

/**
 * Reports a faulty marker, attribute and problem to the template's author, once (contract §2). Outside production, mistakes that the author can
 * fix are also shown in place, after the fallback.
 *
 */
export function diagnose(host: HTMLElement, fault: Fault, registry: Registry, { block, settings }: LoaderConfig): void {
  keepFault(host, fault)
  const message = `[quiosc] ${describe(host)}\n${faultLines(fault, Object.keys(registry), host.localName).join('\n')}`
  const cause = 'error' in fault ? [fault.error] : []
  writeConsole('error', message, ...cause)
  if (fault.kind !== 'choice') leaveSpace(host, fault)
  const isFixable = !('error' in fault)
  // A wrong condition or language costs its marker nothing but itself.
  if (!isFixable || fault.kind === 'choice' || readConfig(block, '', settings).config.env === 'PRO') return
  const note = document.createElement('p')
  note.className = 'diagnosis'
  note.lang = 'en'
  note.textContent = message
  adoptStyles(fault.kind === 'element' ? noteAfter(host, note) : fallbackShadow(host, note), [css])
}
