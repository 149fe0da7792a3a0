import { readFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Liquid } from 'liquidjs'
import type { Page } from 'playwright'
import Twig from 'twig'
import { describe, expect, it, onTestFinished } from 'vitest'
import { scriptPages } from '#bench/benchPages.ts'
import { firstByTier, itInProof } from '#testing/byTier.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'

const { reader, url } = startNewspaper()

const headPart = (file: string) => readFileSync(`dist/include/${file}`, 'utf8')

/** The library's files that a page requests from now on, one entry for each request. */
function requestedFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/quiosc/')) files.push(pathname)
  })
  return files
}

/** Opens a page, and waits for its widgets. @returns The library's files that it has requested, sorted. */
async function filesOf(html: string, headers: Record<string, string> = {}): Promise<string[]> {
  const { page } = await reader()
  const files = requestedFiles(page)
  await page.route(`${url()}/own`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html }),
  )
  await page.goto(`${url()}/own`)
  for (const marker of await page.locator('[data-widget]').all())
    await expect.poll(() => marker.getAttribute('data-widget-state')).toBe('ready')
  await page.waitForLoadState('networkidle')
  return files.sort()
}

const benchPage = (name: string) => scriptPages().find((page) => page.name === name)?.html ?? ''

describe.each(enginesByTier('lite'))('the head parts of a page, $engine', ({ engine, script }) => {
  const name = engine === 'lite' ? 'Quiosc lite' : 'Quiosc'
  const preloaded = () => [...benchPage(name).matchAll(/modulepreload" href="([^"]+)"/g)].map(([, file = '']) => file)

  it('preload only the files that the script alone would load later', async () => {
    expect(preloaded().length).toBeGreaterThan(2)
    expect(await filesOf(benchPage(`${name}, without preloads`))).toEqual(expect.arrayContaining(preloaded()))
  })

  it('have all requested once, and before the script has arrived', async () => {
    const { page } = await reader()
    const files = requestedFiles(page)
    const folder = script.replace('widgets.js', '')
    const { widgets } = JSON.parse(readFileSync(`dist${folder.replace('/quiosc', '')}manifest.json`, 'utf8'))
    const needed = [...widgets.comments.files, widgets.comments.messages.ca].map((file) => folder + file)
    await page.route(url() + script, async (route) => {
      await expect.poll(() => needed.filter((file) => !files.includes(file))).toEqual([])
      await route.continue()
    })
    await openOwnPage(page, url(), benchPage(name))
    await page.locator('[data-widget=comments][data-widget-state=ready]').waitFor()
    expect(files).toEqual([...new Set(files)])
  })
})

const marker = (name: string, options: string) =>
  `<div data-widget="${name}" data-load="eager" ${options}><a href="/">Fallback</a></div>`

const withMarkers = (head: string) =>
  `<!doctype html><html lang="ca"><head><title>Page</title>${head}</head><body>${marker('comments', 'data-content-id="1002"')}${marker('poll', 'data-poll-id="4711"')}</body></html>`

itInProof('the head parts of two widgets fetch their shared files once', async () => {
  const files = await filesOf(
    withMarkers(headPart('head.html') + headPart('comments.ca.html') + headPart('poll.ca.html')),
  )
  expect(files).toEqual([...new Set(files)])
  expect(files).toContainEqual(expect.stringContaining('/poll.ca-'))
})

/** The code that docs/including.md prints in a language: its first, or another. */
const recipe = (language: string, index = 0) =>
  [...readFileSync('docs/including.md', 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))][
    index
  ]?.[1] ?? ''

describe('the recipes for the head parts', () => {
  const expected = headPart('head.html') + headPart('comments.ca.html')
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

  const renderTwig = (index: number, context: object) => {
    const namespaces = { quiosc: resolve('dist/include') }
    const data = recipe('twig', index).replaceAll("'quiosc/", "'@quiosc/")
    const template = Twig.twig({ data, path: resolve('page.twig'), base: resolve('.'), rethrow: true, namespaces })
    return lines(template.render(context))
  }

  it('have Twig include them', () => {
    expect(renderTwig(0, { lang: 'ca' })).toEqual(lines(expected))
  })

  it('have Twig put a nonce into each of their lines', () => {
    const withNonce = lines(expected).map((line) => line.replace(/^<(script|link)/, '<$1 nonce="n0n"'))
    expect(renderTwig(1, { lang: 'ca', nonce: 'n0n' })).toEqual(withNonce)
  })

  it('have Liquid render them', () => {
    const templates = { 'quiosc-head': headPart('head.html'), 'quiosc-comments-ca': headPart('comments.ca.html') }
    expect(lines(new Liquid({ templates }).parseAndRenderSync(recipe('liquid')))).toEqual(lines(expected))
  })

  interface EarlyHints {
    preloadLinks(options: { dist: string; base: string; widgets: string[]; lang: string }): string[]
    withEarlyHints(link: string[], renderPage: () => Promise<string>): Parameters<typeof createServer>[1]
  }

  it('have Node send the preloads before the page, and a browser load each file once', async () => {
    const { preloadLinks, withEarlyHints }: EarlyHints = await import(
      pathToFileURL('docs/snippets/early-hints.mjs').href
    )
    const link = preloadLinks({ dist: 'dist', base: '/quiosc/', widgets: ['comments', 'poll'], lang: 'ca' })
    const html = withMarkers(headPart('head.html'))
    const server = createServer(withEarlyHints(link, async () => html)).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await new Promise((listening) => server.once('listening', listening))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined

    const hints = await new Promise((received, failed) => {
      get({ host: '127.0.0.1', port, agent: false })
        .once('information', ({ statusCode, headers }) => received({ statusCode, link: headers.link }))
        .once('response', (response) => response.resume())
        .once('error', failed)
    })
    expect(hints).toEqual({ statusCode: 103, link: link.join(', ') })

    const files = await filesOf(html, { link: link.join(', ') })
    expect(files).toEqual([...new Set(files)])
  })
})

const ownPageOf = (name: string) => {
  const [, html = ''] =
    new RegExp(`\`\`\`html ${name}\\n([^]*?)\`\`\``).exec(readFileSync('docs/including.md', 'utf8')) ?? []
  return html.replace('<!doctype html>', '')
}

describe('a page with the one-file build', () => {
  it.each(firstByTier(['/quiosc/lite/widgets.iife.js', '/quiosc/widgets.iife.js'], 1))(
    'works as it is printed, and loads nothing but %s',
    async (file) => {
      const { page, problems } = await reader()
      const files = requestedFiles(page)
      await openOwnPage(page, url(), ownPageOf('one-file.html').replace('/quiosc/widgets.iife.js', file))
      const poll = page.locator('[data-widget=poll]')
      await poll.getByRole('radio').first().check()
      await poll.getByRole('button', { name: 'Vote' }).click()
      await poll
        .getByText(/\d\svotes/)
        .first()
        .waitFor()
      expect(files).toEqual([file])
      expect(problems.errors).toEqual([])
    },
  )
})
