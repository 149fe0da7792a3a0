import type { AppMessage } from '#page/app-bridge/appBridge.types.ts'

type UiVisibility = Extract<AppMessage, { action: 'updateUIVisibility' }>

/** The page's own navigation, which an app with one of its own has no use for. */
const NAVIGATION = ['header', 'bottom-bar']

/**
 * Hides and shows the widgets that the app names, by a style sheet: it also applies to markers that the page adds later, and the page's own styles
 * cannot override it.
 *
 * @param signal Shows all of them again.
 */
export function hideByApp(pageDocument: Document, signal: AbortSignal): (message: UiVisibility) => void {
  const hidden = new Set<string>()
  let sheet: CSSStyleSheet | undefined
  const show = () => {
    pageDocument.adoptedStyleSheets = pageDocument.adoptedStyleSheets.filter((other) => other !== sheet)
  }
  signal.addEventListener('abort', show, { once: true })

  return (message) => {
    const named = 'elements' in message ? message.elements : undefined
    for (const name of named ?? NAVIGATION) {
      if (message.visible) hidden.delete(name)
      else hidden.add(name)
    }
    sheet ??= new CSSStyleSheet()
    sheet.replaceSync([...hidden].map((name) => `[data-widget='${name}']{display:none!important}`).join(''))
    if (!pageDocument.adoptedStyleSheets.includes(sheet))
      pageDocument.adoptedStyleSheets = [...pageDocument.adoptedStyleSheets, sheet]
  }
}
