/** Attributes that the library itself reads; all others are the widget's options. */
const reserved = new Set(['widget', 'load', 'lang', 'heading', 'panel', 'widgetState', 'widgetView', 'widgetSpace'])

/** The widget's own attributes, camelCase without `data-`. */
export function readAttributes(host: HTMLElement): Record<string, string> {
  const options: Record<string, string> = {}
  for (const [key, value] of Object.entries(host.dataset)) {
    if (!reserved.has(key) && value !== undefined) options[key] = value
  }
  return options
}
