import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import type { AnswerCache, Renderer, RenderOptions, RenderReport } from '#server/renderer.types.ts'
import { createBackendGuard } from './createBackendGuard.ts'
import { createFragments } from './createFragments.ts'
import { createMetrics } from './createMetrics.ts'
import { lifetimeOf, STALE_IF_ERROR } from './lifetimes.ts'
import { readFragment } from './readFragment.ts'

/** Bytes of a page. */
const MAX_PAGE = 5_000_000

/** A structured log of what happens in the server. */
export interface ServerLog {
  info(what: object, message: string): void
  warn(what: object, message: string): void
  error(what: object, message: string): void
}

export interface FragmentServerDeps {
  renderer: Pick<Renderer, 'renderMarkers' | 'renderWidget'>
  /** The widgets that it renders. */
  widgets: readonly string[]
  options: RenderOptions
  /** Keeps the answers for pages. */
  cache: AnswerCache
  log: ServerLog
  /** Sends requests to the backend. */
  fetch: NonNullable<RenderOptions['fetch']>
  /** Milliseconds, from whatever moment on. */
  now(): number
}

const cacheControl = (widget: string) => {
  const { fresh, stale } = lifetimeOf(widget)
  return `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${STALE_IF_ERROR}`
}

/** A body that is no UTF-8 would come out as other letters. */
function decode(body: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return undefined
  }
}

/** The routes of `npx quiosc serve`, from requests to responses. Nothing that a reader's browser sends along is looked at. */
export function createFragmentServer(deps: FragmentServerDeps) {
  const { renderer, widgets, log, now } = deps
  let isStopping = false
  const guard = createBackendGuard(deps.fetch, now, () => metrics.failures.inc())
  const metrics = createMetrics(() => guard.status() === 'left alone')
  const options = { ...deps.options, fetch: guard.fetch }
  const onReport = (report: RenderReport) => {
    metrics.bare.inc({ widget: report.widget, reason: report.reason })
    log.warn(report, 'a marker was left as it is')
  }
  const fragments = createFragments({
    renderWidget: renderer.renderWidget,
    options,
    now,
    onReport,
    onRendered: (widget, duration) => metrics.renderings.observe({ widget }, duration / 1000),
  })

  const measure: MiddlewareHandler = async (context, next) => {
    const start = now()
    await next()
    const { status } = context.res
    // Not the address: there are as many as there are articles.
    const [, first = ''] = context.req.path.split('/')
    const route = ['fragment', 'page', 'health', 'metrics'].includes(first) ? first : 'other'
    metrics.requests.inc({ route, status: String(status) })
    metrics.durations.observe({ route }, (now() - start) / 1000)
    if (status >= 400) log.info({ route, status, path: context.req.path }, 'a request was refused')
  }

  const refuse = (context: Context, status: 400 | 404 | 405 | 413 | 415 | 500 | 503, problem: string) => {
    context.header('cache-control', 'no-store')
    return context.text(`${problem}\n`, status)
  }

  const app = new Hono()
  app.use(measure)
  app.onError((error, context) => {
    log.error({ error: String(error), path: context.req.path }, 'a request has failed')
    return refuse(context, 500, 'This is a fault of the server: see its log.')
  })
  app.notFound((context) => refuse(context, 404, 'There are GET /fragment/<widget>, POST /page, /health and /metrics.'))

  app.get('/fragment/:widget', etag(), async (context) => {
    const widget = context.req.param('widget')
    if (!widgets.includes(widget)) return refuse(context, 404, `${widget}: is no widget that a server can render`)
    const fragment = readFragment(widget, new URL(context.req.url).searchParams)
    if (!fragment.ok) return refuse(context, 400, fragment.failure)
    const { body, etag: tag, status } = await fragments.get(fragment.value)
    // A bare marker is not stored: a proxy would show it long after the backend is back.
    context.header('cache-control', status === 'filled' ? cacheControl(widget) : 'no-store')
    context.header('etag', tag)
    context.header('content-type', 'text/html; charset=utf-8')
    return context.body(body)
  })

  const limit = bodyLimit({
    maxSize: MAX_PAGE,
    onError: (context) => refuse(context, 413, `A page may have ${MAX_PAGE / 1_000_000} MB.`),
  })
  app.post('/page', limit, async (context) => {
    // A form of any site can send the other types, and what comes back would run as this server's own page.
    if (!/^text\/html\s*(;|$)/i.test(context.req.header('content-type') ?? ''))
      return refuse(context, 415, 'content-type: is not text/html')
    const html = decode(await context.req.arrayBuffer())
    if (html === undefined) return refuse(context, 400, 'body: is not UTF-8')
    const url = context.req.query('url')
    if (url !== undefined && !(URL.canParse(url) && /^https?:/.test(url)))
      return refuse(context, 400, 'url: is no web address')
    context.header('cache-control', 'no-store')
    const ofPage = { ...options, ...(url && { url }), cache: deps.cache, onReport }
    return context.html(await renderer.renderMarkers(html, ofPage))
  })

  app.get('/health', (context) => {
    context.header('cache-control', 'no-store')
    // A proxy sends no more requests to a server that is about to end.
    if (isStopping) return context.json({ status: 'stopping' }, 503)
    return context.json({ status: 'ok', backend: guard.status() })
  })
  app.get('/metrics', async (context) => {
    context.header('content-type', metrics.contentType)
    return context.body(await metrics.text())
  })
  for (const [path, method] of [
    ['/fragment/:widget', 'GET'],
    ['/page', 'POST'],
  ] as const)
    app.all(path, (context) => {
      context.header('allow', method)
      return refuse(context, 405, `${method} alone`)
    })

  return {
    fetch: app.fetch,
    /** From now on `/health` says so. */
    beginToStop() {
      isStopping = true
    },
  }
}
