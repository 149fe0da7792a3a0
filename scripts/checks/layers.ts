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

const part = (name: string) => new RegExp(`^src/${name}/`)
const parts = (...names: string[]) => names.map(part)

const leaves = ['lib', 'site', 'dates']
const data = [...leaves, 'api', 'storage', 'i18n']
const everything = [
  ...data,
  'dom',
  'styles',
  'ui',
  'session',
  'library',
  'app-bridge',
  'analytics',
  'content',
  'slides',
  'validation',
  'forms',
  'account',
  'bus',
  'resource',
]

const layer = (name: string, may: readonly string[], react = true): Layer => ({
  name: `src/${name}`,
  pattern: part(name),
  may: parts(...may),
  react,
})

const schemas = [/^widgets\/[^/]+\/[^/]+\.schema\.ts$/, /^src\/.*\.schema\.ts$/, ...parts('lib', 'site', 'dates')]

/** Allowed imports: the first layer that matches a file applies. Parts that are not listed (stories, tests, bench, scripts) may import everything. */
export const layers: readonly Layer[] = [
  layer('lib', [], false),
  layer('styles', [], false),
  layer('site', ['lib', 'dates'], false),
  layer('dates', ['lib'], false),
  layer('dom', leaves),
  layer('api', leaves, false),
  layer('i18n', leaves),
  layer('storage', leaves, false),
  layer('validation', [...leaves, 'i18n'], false),
  layer('ui', ['lib', 'dates', 'dom', 'i18n', 'styles']),
  layer('session', data, false),
  layer('theme', [...data, 'session'], false),
  layer('library', [...data, 'session', 'resource'], false),
  layer('app-bridge', data, false),
  layer('analytics', data, false),
  layer('bus', ['lib'], false),
  layer('resource', ['lib', 'api'], false),
  layer('feed', [...leaves, 'storage'], false),
  layer('content', [...leaves, 'dom', 'i18n', 'ui']),
  layer('slides', [...leaves, 'dom', 'i18n', 'ui']),
  layer('filters', [...leaves, 'i18n', 'styles', 'ui']),
  layer('forms', [...leaves, 'api', 'dom', 'i18n', 'ui', 'validation']),
  layer('account', [...data, 'dom', 'ui', 'session', 'app-bridge', 'forms']),
  layer('overlays', everything),
  // No React: this is loaded before any marker is due. Of islands it imports types only.
  {
    name: 'src/loader',
    pattern: part('loader'),
    may: parts('lib', 'site', 'dom'),
    mayType: [/^src\//],
    react: false,
  },
  {
    ...layer('diagnosis', ['lib', 'site', 'dom', 'styles', 'loader'], false),
    // The build makes it a file beside the diagnosis.
    may: [...parts('lib', 'site', 'dom', 'styles', 'loader'), /^preview\/startPreview\.ts$/],
    mayType: [/^src\//],
  },
  { ...layer('resume', [...leaves, 'storage', 'session'], false), mayType: parts('island') },
  { ...layer('island', [...everything, 'overlays', 'loader', 'resume']), mayType: parts('runtime') },
  layer('runtime', [...everything, 'theme', 'overlays', 'loader', 'island']),
  // One file with everything in it imports what the script of a page loads.
  {
    name: 'widgets/iife.ts',
    pattern: /^widgets\/iife\.ts$/,
    may: [...parts('loader', 'runtime', 'diagnosis'), /^widgets\/[^/]+$/],
    mayType: [/^src\//],
    react: false,
  },
  // The few files that list the widgets: the script a page includes and its registry. They may load islands by import() only, see imports.ts.
  {
    name: 'widgets',
    pattern: /^widgets\/[^/]+$/,
    may: [part('loader'), /^widgets\/[^/]+\/[^/]+\.(?:island\.tsx|widget\.ts)$/],
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
    may: [/^src\//, /^widgets\/registry\.ts$/, /^widgets\/[^/]+\/[^/]+\.island\.tsx$/],
    react: true,
  },
  { name: 'mocks', pattern: /^mocks\//, may: schemas, react: false },
  // The command line: what the library knows of markers and pages, without what runs on them. It embeds the table of heights.
  {
    name: 'cli',
    pattern: /^cli\//,
    may: [
      ...schemas,
      ...parts('loader', 'diagnosis', 'session'),
      /^src\/island\/wrongOption\.ts$/,
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
