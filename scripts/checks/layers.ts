/** A part of the house and what it may import besides itself, as path patterns. */
export interface Layer {
  /** The part's name: files of one part may import each other. */
  name: string
  pattern: RegExp
  may: readonly RegExp[]
  /** What it may import the types of besides. */
  mayType?: readonly RegExp[]
  /** Whether the part may know React (`src/lib` and what only carries data may not). */
  react: boolean
}

const part = (name: string) => new RegExp(`^src/${name}/`)
const parts = (...names: string[]) => names.map(part)

const leaves = ['lib', 'site']
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
  'validation',
  'forms',
  'account',
]

const layer = (name: string, may: readonly string[], react = true): Layer => ({
  name: `src/${name}`,
  pattern: part(name),
  may: parts(...may),
  react,
})

const schemas = [/^widgets\/[^/]+\/[^/]+\.schema\.ts$/, /^src\/.*\.schema\.ts$/, ...parts('lib', 'site')]

/** Who may import whom: the first layer that fits a file holds. Parts that are not here (stories, tests, bench, scripts) may import all. */
export const layers: readonly Layer[] = [
  layer('lib', [], false),
  layer('styles', [], false),
  layer('site', ['lib'], false),
  layer('dom', leaves),
  layer('api', leaves, false),
  layer('i18n', leaves),
  layer('storage', leaves, false),
  layer('validation', ['lib', 'site', 'i18n'], false),
  layer('ui', ['lib', 'dom', 'i18n', 'styles']),
  layer('session', data, false),
  layer('library', [...data, 'session'], false),
  layer('app-bridge', data, false),
  layer('analytics', data, false),
  layer('content', ['lib', 'site', 'i18n', 'ui']),
  layer('forms', [...leaves, 'api', 'dom', 'i18n', 'ui', 'validation']),
  layer('account', [...data, 'dom', 'ui', 'session', 'app-bridge', 'forms']),
  layer('overlays', everything),
  layer('island', [...everything, 'overlays']),
  // The few files that name the widgets: the script a page includes and its registry. Islands they may only load, see imports.ts.
  {
    name: 'widgets',
    pattern: /^widgets\/[^/]+$/,
    may: [part('island'), /^widgets\/[^/]+\/[^/]+\.island\.tsx$/],
    // What the events carry is typed by those who send them, without a package: publishers' scripts have none of ours.
    mayType: [/^src\//, /^widgets\/[^/]+\/[^/]+\.types\.ts$/],
    react: false,
  },
  { name: 'mocks', pattern: /^mocks\//, may: schemas, react: false },
]

/** A widget's own folder: it may import all of src, never another widget. */
export const widgetLayer = (name: string): Layer => ({
  name: `widgets/${name}`,
  pattern: new RegExp(`^widgets/${name}/`),
  may: [/^src\//],
  react: true,
})
