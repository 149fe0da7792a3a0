import { languages } from '#lib/site/config/config.ts'
import { attributes, html, jsonBlock } from './html.ts'
import type { Page } from './Page.ts'
import { colophon } from './parts/colophon.ts'
import { bottomBarMarker, shellMarker } from './parts/markers.ts'
import { masthead, skipLink } from './parts/masthead.ts'
import { paperName } from './parts/nameplate.ts'
import { simulator, simulatorScript } from './parts/simulator.ts'
import type { ThemeSnippet } from './parts/themeSnippet.ts'
import { showsToolbar, toolbar } from './parts/toolbar.ts'
import type { Visit } from './visit/Visit.ts'

/** The path of the built library. */
const libraries = { react: '/quiosc/widgets.js', lite: '/quiosc/lite/widgets.js' }

/** The stand-in of an ad service, and the newspaper's number there. */
const services = { adService: '/static/ads/service.js', adNetwork: '21600' }

/** The fonts that every page uses, preloaded so that text seldom begins in another. */
const fonts = ['newsreader', 'newsreader-italic', 'source-sans-3']

/** The whole document, with the one script and its configuration (contract §1). */
export function renderPage(page: Page, visit: Visit, theme?: ThemeSnippet): string {
  const { t, lang, site, env, choice, url } = visit
  const framed = page.kind !== 'webview' && !visit.inFrame
  const inApp = choice.app !== 'web'
  const hasTools = !visit.inFrame && showsToolbar(visit, page.kind) && url.pathname !== '/mock'
  const simulates = hasTools && inApp
  // Nobody is measured, and no ad service loaded, before the reader has agreed.
  const hasAds = String(page.main).includes('data-widget="ad"')
  const bodyClass = [
    `page-${page.kind}`,
    visit.inFrame && 'in-frame',
    inApp && `app-${choice.app}`,
    choice.theme === 'dark' && 'force-dark-mode',
  ].filter(Boolean)

  return String(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.kind === 'front' ? `${paperName} · ${page.title}` : `${page.title} · ${paperName}`}</title>
<meta name="description" content="${page.description ?? t.description}">
${theme && html`${theme.markup}\n`}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fonts.map((name) => html`<link rel="preload" href="/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin>\n`)}<link rel="stylesheet" href="/css/diari.css">
${languages.map((language) => html`<link rel="alternate" hreflang="${language}" href="${url.pathname}?lang=${language}">\n`)}
${jsonBlock('data-quiosc-config', { site, lang, env, formats: choice.formats, apiBase: '/api/front', services, ...(hasAds && { waitForConsent: true }) })}
${simulates && simulatorScript(visit)}${hasAds && html`<script src="/static/consent.js" defer></script>\n`}<script type="module" src="${libraries[choice.engine]}"></script>
</head>
<body${attributes({ class: bodyClass.join(' ') })}>
${framed && (inApp ? skipLink(visit) : masthead(visit, { front: page.kind === 'front' }))}
<main id="contingut" tabindex="-1">
${page.main}
</main>
${framed && !inApp && colophon(visit)}
${framed && inApp && env !== 'PRO' && html`<p class="leave"><a href="/mock">${t.bar.title}</a>${!hasTools && html` · <a href="?bar=1">${t.bar.device}</a>`}</p>`}
${framed && !inApp && bottomBarMarker(visit)}
${page.shell !== false && !visit.inFrame && shellMarker()}
${hasTools && toolbar(visit)}
${simulates && simulator(visit)}
</body>
</html>
`)
}
