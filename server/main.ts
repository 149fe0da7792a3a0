import { renderToString } from 'react-dom/server.edge'
import type { Dictionary } from '#kit/i18n/dictionary.ts'
import { createRenderer } from './createRenderer.ts'
import type { Renderer } from './renderer.types.ts'
import { servedWidgets } from './servedWidgets.ts'

/** Written by the build: by `poll.ca`. */
declare const __QUIOSC_MESSAGES__: Readonly<Record<string, Dictionary>>

/** The package's entry `quiosc/server`: markers rendered before they reach a reader. It needs web APIs only. */
export const { renderMarkers, renderStream, renderWidget, sheets }: Renderer = createRenderer({
  widgets: servedWidgets,
  texts: (name, lang) => __QUIOSC_MESSAGES__[`${name}.${lang}`] ?? { texts: {} },
  renderToString,
})

/** The names of the widgets that are rendered: markers of all others are left as they are. */
export { servedNames as widgets } from '#lib/site/servedNames.ts'
export type {
  AnswerCache,
  Renderer,
  RenderOptions,
  RenderReport,
  SheetFile,
  WidgetOptions,
} from './renderer.types.ts'
