import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Environment, environments, type Language, languages, type Site, sites } from '#lib/site/config/config.ts'
import type { Renderer, RenderOptions } from '#server/renderer.types.ts'
import type { Command, Terminal } from '../command.types.ts'
import { UsageError } from '../UsageError.ts'

const help = `Usage: quiosc serve --api <address> [options]

Renders widgets before they reach a reader, for everybody alike:

  GET /fragment/comments?content-id=1001&lang=ca   a marker with its view, for
                                                   ESI, SSI or a template
  POST /page                                       a page of UTF-8, sent as
                                                   text/html, with all its
                                                   markers, 5 MB at most
  GET /health, GET /metrics                        for your monitoring

  --api <address>    the backend's: https://www.example.com/api/front
  --assets <address> of the folder that was copied to the site, or of its lite/;
                     /quiosc/ or /quiosc/lite/ if it is not given
  --lite             for the engine in dist/lite/
  --lang <language>  of what names none: ${languages.join(', ')}
  --site <site>      ${sites.join(', ')}
  --env <name>       ${environments.join(', ')}
  --inline           style sheets in the markup, not linked
  --timeout <ms>     for the backend's answers to one page or fragment, 200
  --port <number>    4800; 0 takes one that is free
  --host <address>   127.0.0.1: only this machine asks
  --help             prints this

It writes its log as lines of JSON, and ends on SIGTERM once all requests are
answered. docs/server.md has recipes for proxies and CMSs.`

const options = {
  api: { type: 'string' },
  assets: { type: 'string' },
  lite: { type: 'boolean' },
  lang: { type: 'string' },
  site: { type: 'string' },
  env: { type: 'string' },
  inline: { type: 'boolean' },
  timeout: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
} as const

/** @throws {UsageError} For a value that there is not. */
function readChoice<Choice extends string>(name: string, known: readonly Choice[], given: string | undefined) {
  if (given === undefined) return undefined
  const choice = known.find((one) => one === given)
  if (!choice) throw new UsageError(`--${name} “${given}” is none of ${known.join(', ')}`)
  return choice
}

/** @throws {UsageError} For what is no whole number up to `most`. */
function readNumber(name: string, most: number, given: string | undefined, usual: number): number {
  if (given === undefined) return usual
  const number = Number(given)
  if (!/^\d+$/.test(given) || number > most) throw new UsageError(`--${name} “${given}” is no number up to ${most}`)
  return number
}

interface ServerModule extends Pick<Renderer, 'renderMarkers' | 'renderWidget'> {
  widgets: readonly string[]
}

/** @throws {UsageError} If the library has not been built. */
async function loadRenderer({ dist }: Terminal, isLite: boolean): Promise<ServerModule> {
  const file = join(dist, isLite ? 'lite' : '', 'server/quiosc-server.js')
  return import(pathToFileURL(file).href).catch((error: Error) => {
    throw new UsageError(`${file} cannot be loaded (${error.message}): build the library first`)
  })
}

export const serveCommand: Command = {
  name: 'serve',
  summary: 'renders widgets on a server, as fragments or whole pages',
  help,
  async run(args, terminal) {
    const { values } = parseArgs({ args: [...args], options })
    if (values.api === undefined) throw new UsageError('--api is needed: the absolute address of the backend')
    const lang = readChoice<Language>('lang', languages, values.lang)
    const site = readChoice<Site>('site', sites, values.site)
    const env = readChoice<Environment>('env', environments, values.env)
    const renderOptions: RenderOptions = {
      apiBase: values.api,
      assets: values.assets ?? (values.lite ? '/quiosc/lite/' : '/quiosc/'),
      styles: values.inline ? 'inline' : 'link',
      timeout: readNumber('timeout', 60_000, values.timeout, 200),
      ...(lang && { lang }),
      ...(site && { site }),
      ...(env && { env }),
    }
    const port = readNumber('port', 65_535, values.port, 4800)
    const renderer = await loadRenderer(terminal, values.lite ?? false)
    // A page without markers asks for nothing: wrong options are told before the first request.
    await renderer.renderMarkers('', renderOptions).catch((error: Error) => {
      throw new UsageError(error.message)
    })
    const { startServer } = await import('./startServer.ts')
    await startServer({
      renderer,
      widgets: renderer.widgets,
      options: renderOptions,
      host: values.host ?? '127.0.0.1',
      port,
      write: (line) => terminal.print([line]),
      stopped: terminal.stopped(),
    })
    return 0
  },
}
