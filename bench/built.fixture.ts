import { languages } from '#lib/site/config/config.ts'
import type { Built } from './Built.ts'

/** A chunk of a build: its bytes, what it imports, and the project's files that it has code from. */
interface Chunk {
  brotli: number
  imports?: readonly string[]
  sources?: readonly string[]
}

const chunks: Readonly<Record<string, Chunk>> = {
  runtime: { brotli: 80_000 },
  panels: { brotli: 2000, imports: ['runtime'] },
  comments: { brotli: 14_000, imports: ['runtime'] },
  'comments-Dialog': { brotli: 900, imports: ['comments'] },
  'comments-count': { brotli: 1000, imports: ['runtime'] },
  profile: { brotli: 4000, imports: ['runtime', 'panels'] },
  'profile-Menu': { brotli: 3000, imports: ['profile-parts'], sources: ['widgets/profile/menu/Menu.tsx'] },
  'profile-parts': { brotli: 500, imports: ['panels'], sources: ['widgets/profile/parts/Head.tsx'] },
  'profile-List': { brotli: 1500, imports: ['profile-parts'], sources: ['widgets/profile/saved/List.tsx'] },
  'profile-Data': { brotli: 1900, imports: ['profile-parts'], sources: ['widgets/profile/data/Data.tsx'] },
}

/** Bytes of the texts of a widget, or of one of its folders, in Catalan; German has a tenth more. */
const texts: Readonly<Record<string, number>> = {
  comments: 2000,
  'comments-count': 500,
  profile: 1000,
  'profile.saved': 600,
}

const path = (name: string) => `chunks/${name}-a1b2c.js`

const textFiles = Object.entries(texts).flatMap(([name, bytes]) =>
  languages.map((lang) => [path(`${name}.${lang}`), { brotli: lang === 'de' ? bytes * 1.1 : bytes }] as const),
)

const widget = (name: string, shared: readonly string[] = []) => ({
  files: ['runtime', name, ...shared].map(path),
  messages: Object.fromEntries(languages.map((lang) => [lang, path(`${name}.${lang}`)])),
})

/** A build of three widgets, in bytes that can be added up in one's head. */
export const built: Built = {
  manifest: {
    files: {
      'widgets.js': { brotli: 3000 },
      ...Object.fromEntries(Object.entries(chunks).map(([name, { brotli }]) => [path(name), { brotli }])),
      ...Object.fromEntries(textFiles),
    },
    runtime: [path('runtime')],
    widgets: {
      comments: widget('comments'),
      'comments-count': widget('comments-count'),
      profile: widget('profile', ['panels']),
    },
  },
  read(file) {
    const [, name = ''] = /^chunks\/(.+)-a1b2c\.js/.exec(file) ?? []
    const { imports = [], sources = [] } = chunks[name] ?? {}
    if (file.endsWith('.map')) return JSON.stringify({ sources: sources.map((source) => `../../${source}`) })
    return imports.map((imported) => `import{a}from"./${imported}-a1b2c.js";`).join('')
  },
}
