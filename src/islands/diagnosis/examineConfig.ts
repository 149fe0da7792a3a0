import { parseBlock } from '#lib/site/config/readBasics.ts'
import { isBlockType } from './blockProblems.ts'
import {
  type ConfigFault,
  insertedConfig,
  mistypedConfig,
  secondConfig,
  unknownSettings,
  unreadConfig,
  wrongSettings,
} from './configFaults.ts'

/** The names and values of the block; none of what is no object, which is told as a whole. */
function settingsIn(block: string | null): object {
  const value = parseBlock(block)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

/** Finds the faults of the page's configuration. @param block As the loader has read it. */
export function examineConfig(block: string | null): ConfigFault[] {
  const faults = [
    ...wrongSettings(block, document.documentElement.lang, {}, location.host),
    ...unknownSettings(settingsIn(block)),
  ]
  const candidates = [...document.querySelectorAll('[data-quiosc-config]')]
  const isScript = (element: Element) => element.localName === 'script'
  const isRead = (element: Element) => isScript(element) && isBlockType(element.getAttribute('type') ?? '')
  for (const element of candidates)
    if (!isScript(element)) faults.push(unreadConfig(element.localName))
    else if (!isRead(element)) faults.push(mistypedConfig)
  const blocks = candidates.filter(isRead)
  for (const _ of blocks.slice(1)) faults.push(secondConfig)
  if (blocks.length > 0 && block === null) faults.push(insertedConfig)
  return faults
}
