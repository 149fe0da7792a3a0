import { reservedAttributes } from '../loader/reservedAttributes.ts'

/** The widget's own attributes, camelCase without `data-`. */
export function readAttributes(host: Pick<HTMLElement, 'dataset'>): Record<string, string> {
  const options: Record<string, string> = {}
  for (const [key, value] of Object.entries(host.dataset)) {
    if (!reservedAttributes.has(key) && value !== undefined) options[key] = value
  }
  return options
}
