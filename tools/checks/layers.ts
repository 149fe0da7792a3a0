/** A part of the project and what it may import besides itself, as path patterns. */
export interface Layer {
  /** The part's name: files of one part may import each other. */
  name: string
  pattern: RegExp
  may: readonly RegExp[]
  /** Parts of which it may also import types. */
  mayType?: readonly RegExp[]
  /** Whether the part may import React (`src/lib` and parts without views may not). */
  react: boolean
}

/** `src/lib` is a part without its folder `site`, which is another. */
const part = (name: string) => new RegExp(`^src/${name}/${name === 'lib' ? '(?!site/)' : ''}`)
const parts = (...names: string[]) => names.map(part)

const leaves = ['lib', 'lib/site', 'kit/dates']
const data = [...leaves, 'page/api', 'page/storage', 'kit/i18n']
const everything = [
  ...data,
  'kit/dom',
  'kit/styles',
  'kit/ui',
  'page/session',
  'page/library',
  'page/app-bridge',
  'page/analytics',
  'kit/content',
  'kit/slides',
  'kit/validation',
  'kit/forms',
  'kit/account',
  'page/bus',
  'page/resource',
]

const layer = (name: string, may: readonly string[], react = true): Layer => ({
  name: `src/${name}`,
  pattern: part(name),
  may: parts(...may),
  react,
})

const schemas = [
  /^widgets\/[^/]+\/[^/]+\.schema\.ts$/,
  /^src\/.*\.schema\.ts$/,
  ...parts('lib', 'lib/site', 'kit/dates'),
]

/** Allowed imports: the first layer that matches a file applies. Parts that are not listed (stories, tests, bench, tools) may import everything. */
export const layers: readonly Layer[] = [
  layer('lib', [], false),
  layer('kit/styles', [], false),
  layer('lib/site', ['lib', 'kit/dates'], false),
  layer('kit/dates', ['lib'], false),
  layer('kit/dom', leaves),
  layer('page/api', leaves, false),
  layer('kit/i18n', leaves),
  layer('page/storage', leaves, false),
  layer('kit/validation', [...leaves, 'kit/i18n'], false),
  layer('kit/ui', ['lib', 'kit/dates', 'kit/dom', 'kit/i18n', 'kit/styles']),
  layer('page/session', data, false),
  layer('page/theme', [...data, 'page/session'], false),
  layer('page/library', [...data, 'page/session', 'page/resource'], false),
  layer('page/app-bridge', data, false),
  layer('page/analytics', [...data, 'page/bus'], false),
  layer('page/bus', ['lib'], false),
  layer('page/resource', ['lib', 'page/api', 'page/session'], false),
  layer('page/feed', [...leaves, 'page/storage'], false),
  layer('kit/content', [...leaves, 'kit/dom', 'kit/i18n', 'kit/ui']),
  layer('kit/slides', [...leaves, 'kit/dom', 'kit/i18n', 'kit/ui']),
  layer('kit/filters', [...leaves, 'kit/i18n', 'kit/styles', 'kit/ui']),
  layer('kit/forms', [...leaves, 'page/api', 'kit/dom', 'kit/i18n', 'kit/ui', 'kit/validation']),
  layer('kit/account', [...data, 'kit/dom', 'kit/ui', 'page/session', 'page/app-bridge', 'kit/forms']),
  layer('page/overlays', everything),
  // No React: this is loaded before any marker is due. Of islands it imports types only.
  {
    name: 'src/islands/loader',
    pattern: part('islands/loader'),
    may: parts('lib', 'lib/site', 'kit/dom', 'page/bus'),
    mayType: [/^src\//],
    react: false,
  },
  {
    ...layer('islands/diagnosis', ['lib', 'lib/site', 'kit/dom', 'kit/styles', 'islands/loader'], false),
    // The build makes it a file beside the diagnosis.
    may: [...parts('lib', 'lib/site', 'kit/dom', 'kit/styles', 'islands/loader'), /^preview\/startPreview\.ts$/],
    mayType: [/^src\//],
  },
  { ...layer('page/resume', [...leaves, 'page/storage', 'page/session'], false), mayType: parts('islands/island') },
  {
    ...layer('islands/island', [...everything, 'page/overlays', 'islands/loader', 'page/resume']),
    mayType: parts('islands/runtime'),
  },
  // Loaded in place of React, which it must not import.
  layer('islands/lite', []),
  layer('islands/runtime', [...everything, 'page/theme', 'page/overlays', 'islands/loader', 'islands/island']),
  // One file with everything in it imports what the script of a page loads.
  {
    name: 'widgets/iife.ts',
    pattern: /^widgets\/iife\.ts$/,
    may: [...parts('islands/loader', 'islands/runtime', 'islands/diagnosis'), /^widgets\/[^/]+$/],
    mayType: [/^src\//],
    react: false,
  },
  // The few files that list the widgets: the script a page includes and its registry. They may load islands by import() only, see imports.ts.
  {
    name: 'widgets',
    pattern: /^widgets\/[^/]+$/,
    may: [part('islands/loader'), /^widgets\/[^/]+\/[^/]+\.(?:island\.tsx|widget\.ts)$/],
    // Event details are typed by the widgets that send them, without packages: publishers' scripts have none of ours.
    mayType: [/^src\//, /^(?:widgets\/[^/]+|cli\/check)\/[^/]+\.types\.ts$/],
    react: false,
  },
  // States of widgets on a page, for stories and the preview: it knows neither.
  { name: 'stage', pattern: /^stage\//, may: [/^src\//], react: false },
  // Renders widgets where there is no page: it composes islands as the runtime does.
  {
    name: 'server',
    pattern: /^server\//,
    may: [
      /^src\//,
      /^widgets\/registry\.ts$/,
      /^widgets\/[^/]+\/[^/]+\.island\.tsx$/,
      // A first request that is in the page's address, not in the marker.
      /^widgets\/archive\/route\/firstArchivePath\.ts$/,
      // A widget's code for a server alone.
      /^widgets\/[^/]+\/served\/[^/]+$/,
    ],
    react: true,
  },
  // The backend answers with what the sample newspaper has written; the newspaper's pages show what the backend has.
  { name: 'mocks', pattern: /^mocks\//, may: [...schemas, /^newspaper\/content\//], react: false },
  { name: 'newspaper', pattern: /^newspaper\//, may: [...schemas, /^mocks\/backend\//], react: false },
  // The command line: what the library knows of markers and pages, without what runs on them. It embeds the table of heights.
  {
    name: 'cli',
    pattern: /^cli\//,
    may: [
      ...schemas,
      ...parts('islands/loader', 'islands/diagnosis', 'page/session'),
      /^src\/islands\/island\/wrongOption\.ts$/,
      /^widgets\/registry\.ts$/,
      /^docs\/heights\.md$/,
    ],
    // The renderer itself is the one of the package, of either engine (cli/serve/serveCommand.ts).
    mayType: [/^server\/renderer\.types\.ts$/],
    react: false,
  },
]

/** A widget's own folder: it may import all of src, never another widget. */
export const widgetLayer = (name: string): Layer => ({
  name: `widgets/${name}`,
  pattern: new RegExp(`^widgets/${name}/`),
  may: [/^src\//],
  react: true,
})
