import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The violations in the page's widgets that axe calls critical. */
export async function criticalFindings(page: Page): Promise<string[]> {
  // As text, because the page's policy lets no script in.
  await page.evaluate(`window.axe ?? (() => { ${source} })()`)
  return page.evaluate(async () => {
    // A page of the browser's own, or one without widgets.
    if (!document.querySelector('[data-widget]')) return []
    const { violations = [] } =
      (await window.axe?.run({ include: '[data-widget]' }, { resultTypes: ['violations'] })) ?? {}
    return violations
      .filter(({ impact }) => impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)
  })
}
