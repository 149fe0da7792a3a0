import { nearest } from '../lib/nearest.ts'
import { conditions } from '../loader/condition.ts'
import { fallbackShadow } from '../loader/fallbackShadow.ts'
import type { Fault } from '../loader/fault.types.ts'
import type { Registry } from '../loader/registry.ts'
import type { Environment } from '../site/config/config.ts'
import { languages } from '../site/config/config.ts'
import { readConfig } from '../site/config/readConfig.ts'
import { adoptStyles } from '../styles/adoptStyles.ts'

/** Attributes that the library itself reads. */
const choices = { load: conditions, lang: languages }

const css = `.diagnosis{font:13px/1.5 ui-monospace,monospace;margin:8px 0;padding:12px 16px;border:1px solid #b3231b;
border-radius:4px;background:#fff;color:#8f1a13;white-space:pre-wrap;overflow-wrap:anywhere}`

/** Elements that attachShadow accepts. */
const shadowElements = 'article, aside, blockquote, body, div, footer, h1 to h6, header, main, nav, p, section, span'

/** The marker's opening tag, shortened, to find it in a template. */
const describe = (host: HTMLElement) => {
  const attributes = [...host.attributes]
    .filter(({ name }) => /^data-(?!widget-)/.test(name))
    .map(({ name, value }) => ` ${name}="${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`)
  return `<${host.localName}${attributes.join('')}>`
}

/** Silent, because the runtime reports problems of the block. */
const environmentOfPage = () => {
  const block = document.querySelector('[data-quiosc-config]')
  return readConfig(block?.textContent ?? null, '').config.env
}

const lines = (fault: Fault, names: readonly string[], { localName }: Element): string[] => {
  switch (fault.kind) {
    case 'unknown': {
      const suggestion = nearest(fault.name, names)
      return [`data-widget: unknown widget "${fault.name}".${suggestion ? ` Did you mean "${suggestion}"?` : ''}`]
    }
    case 'options':
      return fault.issues.map(({ attribute, problem }) => `${attribute}: ${problem}`)
    case 'choice':
      return [`data-${fault.attribute}: "${fault.value}" must be one of ${choices[fault.attribute].join(', ')}`]
    case 'element':
      return [`<${localName}> cannot have a shadow root. Use one of ${shadowElements}, or a custom element`]
    case 'load':
      return [`could not be loaded: ${String(fault.error)}`]
    case 'crash':
      return [`crashed: ${String(fault.error)}`]
  }
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

/**
 * Reports a faulty marker, attribute and problem to the template's author, once (contract §2). Outside production, mistakes that the author can
 * fix are also shown in place, after the fallback.
 *
 * @param env Set by a script; undefined to read it from the page's block.
 */
export function diagnose(host: HTMLElement, fault: Fault, registry: Registry, env: Environment | undefined): void {
  const message = `[quiosc] ${describe(host)}\n${lines(fault, Object.keys(registry), host).join('\n')}`
  const cause = 'error' in fault ? [fault.error] : []
  // biome-ignore lint/suspicious/noConsole: this is the only place that reports faulty markers
  console.error(message, ...cause)
  const isFixable = !('error' in fault)
  if (!isFixable || (env ?? environmentOfPage()) === 'PRO') return
  const note = document.createElement('p')
  note.className = 'diagnosis'
  note.lang = 'en'
  note.textContent = message
  adoptStyles(fault.kind === 'element' ? noteAfter(host, note) : fallbackShadow(host, note), [css])
}
