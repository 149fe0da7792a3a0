import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { buildLoader } from '../scripts/build/buildLoader.ts'
import { engines } from '../scripts/build/engines.ts'
import type { FileTable } from '../scripts/build/fileTable.ts'
import type { Registry } from '../src/loader/registry.ts'
import { registry } from '../widgets/registry.ts'
import type { Manifest } from './manifest.ts'

const WIDGETS = 30

const OUT_DIR = '.cache/loaderOfThirty'

/** Widgets of the contract (§2) that may come, with plausible registry entries. */
const planned: Registry = {
  header: { load: 'eager' },
  'bottom-bar': { load: 'eager' },
  alert: { load: 'eager', prefetch: 'alert/current' },
  profile: { load: 'interaction', target: '#profile' },
  'public-profile': { load: 'interaction' },
  cards: { load: 'visible' },
  carousel: { load: 'visible' },
  'video-carousel': { load: 'visible' },
  'newsletter-carousel': { load: 'visible', prefetch: 'newsletter/list' },
  'hot-topics': { load: 'visible', prefetch: 'topic/hot' },
  'article-list': { load: 'visible' },
  live: { load: 'visible', prefetch: 'live/{liveId}?limit={limit:20}' },
  filters: { load: 'interaction' },
  ad: { load: 'visible' },
  video: { load: 'visible' },
}

/** How many sets of hashes are weighed: with some the loader is ten bytes lighter than with others, by chance. */
const ROUNDS = 25

/** Hashes do not compress, so each widget has a different one. */
const anyHash = (name: string) =>
  BigInt(`0x${createHash('sha256').update(name).digest('hex')}`)
    .toString(36)
    .slice(-5)

/** Thirty rows, whatever the number of widgets: the first thirty of them, or all of them and some of those that may come. */
export function thirtyOf(widgets: Registry): Registry {
  const added = Object.entries(planned).filter(([name]) => !(name in widgets))
  return Object.fromEntries([...Object.entries(widgets), ...added].slice(0, WIDGETS))
}

/** What the loader weighs, in bytes brotli, once there are thirty widgets: each new one costs every page a few bytes. */
export async function weighLoaderOfThirty(manifest: Manifest, version: string): Promise<number> {
  const [engine] = engines
  if (!engine) throw new Error('The bench pages name no engine.')
  const rows = thirtyOf(registry)
  const shared = (manifest.widgets['save-to-list']?.files ?? [])
    .filter((file) => !file.startsWith('chunks/save-to-list-'))
    .slice(0, 4)
  const table: FileTable = {
    runtime: manifest.runtime,
    diagnose: Object.keys(manifest.files).filter((file) => file.startsWith('chunks/diagnose-')),
    ...Object.fromEntries(
      Object.entries(manifest.widgets).map(([name, { files }]) => [
        name,
        files.filter((file) => !manifest.runtime.includes(file)),
      ]),
    ),
    ...Object.fromEntries(
      Object.keys(rows)
        .filter((name) => !(name in registry))
        .map((name) => [name, [`chunks/${name}-${anyHash(name)}.js`, ...shared]]),
    ),
  }
  await buildLoader({ ...engine, outDir: OUT_DIR }, rows, table, version)
  return medianSize(readFileSync(`${OUT_DIR}/widgets.js`, 'utf8'), Object.values(table).flat())
}

/** The size with other hashes in the files' names, so that a change elsewhere, which gives them new ones, does not change it. */
function medianSize(code: string, files: readonly string[]): number {
  const names = [...new Set(files)].flatMap((file) => {
    const [, name = '', hash] = /^chunks\/(.+)-(\w+)\.js$/.exec(file) ?? []
    return hash ? [{ name, hash }] : []
  })
  const sizes = Array.from({ length: ROUNDS }, (_, round) => {
    const renamed = names.reduce((text, { name, hash }) => text.replaceAll(hash, anyHash(`${name} ${round}`)), code)
    return brotliCompressSync(renamed).length
  })
  return sizes.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}
