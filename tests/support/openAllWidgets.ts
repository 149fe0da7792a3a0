import type { Page } from 'playwright'
import type { PageConfig } from '#islands/runtime/pageConfig.types.ts'
import { policy } from '#newspaper/cms/createNewspaper.ts'
import { catalogue } from '#preview/catalogue/catalogue.ts'
import { markerHtml } from '#stories/support/markerHtml.ts'
import { registry } from '#widgets/registry.ts'

export interface AllWidgets {
  /** The address below the site's: a path and a query. */
  address: string
  /** When the widgets are loaded. */
  load: 'none' | 'eager'
  /** The page's block: `PRE` and Catalan by default. */
  config?: Partial<PageConfig>
  script?: string
}

/** The marker of a widget with the options of its first state. */
function markerOf(widget: string, load: AllWidgets['load']): string {
  const entry = catalogue.find((one) => one.widget === widget)
  const [state] = Object.values(entry?.states ?? {})
  return markerHtml(widget, { ...state?.options, load }, state?.block)
}

/** Opens a page of the newspaper's origin and policy that has a marker of every widget. */
export async function openAllWidgets(
  page: Page,
  url: string,
  { address, load, config, script = '/quiosc/widgets.js' }: AllWidgets,
): Promise<void> {
  const markers = Object.keys(registry).map((widget) => markerOf(widget, load))
  const block = JSON.stringify({ env: 'PRE', ...config })
  await page.route(`${url}${address.replace(/\?.*/, '')}?*`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="ca"><head><meta charset="utf-8"><title>All widgets</title>
<script type="application/json" data-quiosc-config>${block}</script><script type="module" src="${script}"></script>
</head><body><main><h1>All widgets</h1>${markers.join('\n')}</main></body></html>`,
    }),
  )
  await page.goto(`${url}${address}`)
}
