import { readConfig } from '#lib/site/config/readConfig.ts'
import type { Registry } from '../loader/registry.ts'
import type { TrackedMarker } from '../loader/trackedMarker.types.ts'
import { changedBuiltins } from './changedBuiltins.ts'
import { asksForConsent, measuresReaders, noConsent } from './consentProblem.ts'
import type { DoctorProblem, DoctorReport } from './doctor.types.ts'
import { examineConfig } from './examineConfig.ts'
import { examineMarker, isRenderedMarker } from './examineMarker.ts'
import type { MarkerProblem } from './faultProblems.ts'
import { libraryFiles } from './libraryFiles.ts'
import { markerTimes } from './markerTimes.ts'
import { parsePolicy } from './policy.ts'
import { blockedPreload, isChunk, policyProblems } from './policyProblems.ts'
import { scriptFileIn, secondScript, strayScript } from './scriptProblems.ts'
import { sheetProblems } from './sheetProblems.ts'

const textOf = ({ src, text }: HTMLScriptElement) => `${src} ${text}`

/** Ads or analytics on a page that asks nobody for consent. */
function consentProblems(scripts: readonly HTMLScriptElement[], waits: boolean): MarkerProblem[] {
  if (waits || '__tcfapi' in window || scripts.some((script) => asksForConsent(textOf(script)))) return []
  if (document.querySelector('[data-widget=ad]')) return [noConsent('an ad position')]
  return scripts.some((script) => measuresReaders(textOf(script))) ? [noConsent('analytics')] : []
}

function scriptProblems(scripts: readonly HTMLScriptElement[]): MarkerProblem[] {
  const own = scripts.filter(({ src, noModule }) => scriptFileIn(src) && !noModule)
  return [...own.slice(1).map(() => secondScript), ...scripts.flatMap(({ src }) => strayScript(src) ?? [])]
}

/** A policy that the server has sent is not to be seen from here. */
function policiesProblems(apiBase: string): MarkerProblem[] {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]')]
  const widgets = [...document.querySelectorAll<HTMLElement>('[data-widget]')].flatMap(
    ({ dataset }) => dataset.widget ?? [],
  )
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    .filter(({ href }) => isChunk(href))
    .map((link) => ({ address: link.getAttribute('href') ?? '', hasNonce: Boolean(link.nonce) }))
  return metas.flatMap(({ content }) => {
    const policy = parsePolicy(content)
    const refused = blockedPreload(policy, preloads, location.href)
    const found = policyProblems({ policy, apiBase, widgets, self: location.href })
    return [
      ...found.map((problem): MarkerProblem => ({ id: 'blocking-policy', message: `the page’s policy ${problem}` })),
      ...(refused ? [{ id: 'blocked-preload' as const, message: `the page’s policy ${refused}` }] : []),
    ]
  })
}

function pageProblems(block: string | null, hosts: readonly HTMLElement[]): DoctorProblem[] {
  const scripts = [...document.scripts]
  const { apiBase, waitForConsent } = readConfig(block, '').config
  const found = [
    ...examineConfig(block),
    ...scriptProblems(scripts),
    ...policiesProblems(apiBase),
    ...consentProblems(scripts, waitForConsent),
    ...sheetProblems(hosts),
  ]
  const problems: DoctorProblem[] = found.map(({ id, message }) => ({ id, message }))
  for (const name of changedBuiltins())
    problems.push({
      id: 'changed-builtin',
      message: `${name} does not do what it does in browsers: a script has replaced it`,
    })
  return problems
}

/**
 * Examines the page that it is called on, and prints nothing.
 *
 * @param markers Tracked by the loader.
 * @param block The page's configuration, as the loader has read it.
 */
export function examinePage(
  registry: Registry,
  markers: ReadonlyMap<HTMLElement, TrackedMarker>,
  block: string | null,
): DoctorReport {
  const files = libraryFiles()
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-widget]')]
  const surroundings = {
    registry,
    markers,
    times: markerTimes(markers),
    files,
    isRendered: hosts.some(isRenderedMarker),
  }
  return {
    version: window.quiosc?.version ?? '',
    problems: pageProblems(block, hosts),
    markers: hosts.map((host) => examineMarker(host, surroundings)),
    files,
  }
}
