import { nearest } from '../lib/nearest.ts'
import type { Environment } from '../site/config.ts'
import { languages } from '../site/config.ts'
import { readConfig } from '../site/readConfig.ts'
import { adoptStyles } from '../styles/adoptStyles.ts'
import { conditions } from './condition.ts'
import { fallbackShadow } from './fallbackShadow.ts'
import type { Fault } from './fault.types.ts'
import type { Registry } from './registry.ts'

/** What the library itself reads from a marker. */
const choices = { load: conditions, lang: languages }

const css = `.diagnosis{font:13px/1.5 ui-monospace,monospace;margin:8px 0;padding:12px 16px;border:1px solid #b3231b;
border-radius:4px;background:#fff;color:#8f1a13;white-space:pre-wrap;overflow-wrap:anywhere}`

/** The marker as its author wrote it, shortened: enough to find it in a template. */
const describe = (host: HTMLElement) => {
  const attributes = [...host.attributes]
    .filter(({ name }) => name.startsWith('data-') && name !== 'data-widget-state')
    .map(({ name, value }) => ` ${name}="${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`)
  return `<${host.localName}${attributes.join('')}>`
}

/** Silent: the runtime tells of what is wrong in the block. */
const environmentOfPage = () => {
  const block = document.querySelector('[data-quiosc-config]')
  return readConfig(block?.textContent ?? null, '').config.env
}

const lines = (fault: Fault, names: readonly string[]): string[] => {
  switch (fault.kind) {
    case 'unknown': {
      const meant = nearest(fault.name, names)
      return [`data-widget: there is no widget "${fault.name}".${meant ? ` Did you mean "${meant}"?` : ''}`]
    }
    case 'options':
      return fault.issues.map(({ attribute, problem }) => `${attribute}: ${problem}`)
    case 'choice':
      return [`data-${fault.attribute}: "${fault.value}" is none of ${choices[fault.attribute].join(', ')}`]
    case 'load':
      return [`could not be loaded: ${String(fault.error)}`]
    case 'crash':
      return [`crashed: ${String(fault.error)}`]
  }
}

/**
 * Tells the template's author, once, which marker is wrong, in which attribute and how (contract §2). Outside production what the author can
 * mend also shows in place, after the fallback.
 *
 * @param env As a script has set it; undefined where the page's block says.
 */
export function diagnose(host: HTMLElement, fault: Fault, registry: Registry, env: Environment | undefined): void {
  const message = `[quiosc] ${describe(host)}\n${lines(fault, Object.keys(registry)).join('\n')}`
  const cause = 'error' in fault ? [fault.error] : []
  // biome-ignore lint/suspicious/noConsole: this is the one place where markers that are wrong are told of
  console.error(message, ...cause)
  const mendable = !('error' in fault)
  if (!mendable || (env ?? environmentOfPage()) === 'PRO') return
  const note = document.createElement('p')
  note.className = 'diagnosis'
  note.lang = 'en'
  note.textContent = message
  adoptStyles(fallbackShadow(host, note), [css])
}
