import { readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, transform } from 'esbuild'
import { targetOf } from '../checks/targetOf.ts'
import { buildTarget } from './promisedBrowsers.ts'

/**
 * A CMS that sets `html { font-size: 62.5% }` must not shrink the islands, but a reader's larger text size must apply: rem counts as at least 16 px.
 * Conditions of at-rules keep their rem, which the page cannot change.
 */
const ownRem = (css: string) =>
  css.replace(/@(?:media|container)[^{]*|--q-rem:[^;]*|(-?\d*\.?\d+)rem\b/g, (found, size?: string) =>
    size === undefined ? found : `calc(${size} * var(--q-rem))`,
  )

/** `import css from './x.css?inline'` gives the minified text, so that no stylesheet file reaches dist/. */
export const inlineCss: Plugin = {
  name: 'inline-css',
  setup(build) {
    // The path keeps its suffix, because tsup's own plugin handles every path that ends in .css. It is relative to the project, because it appears in source maps.
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: (path.startsWith('#') && targetOf('', path)) || relative('', resolve(resolveDir, path)),
      namespace: 'inline-css',
    }))
    build.onLoad({ filter: /\.css\?inline$/, namespace: 'inline-css' }, async ({ path }) => {
      const file = path.replace(/\?inline$/, '')
      const { code } = await transform(ownRem(await readFile(file, 'utf8')), {
        loader: 'css',
        minify: true,
        target: buildTarget,
      })
      return { contents: code.trim(), loader: 'text', watchFiles: [file] }
    })
  },
}

const withoutParser = join(
  dirname(fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser'))),
  'no-parser.js',
)

/** Messages are parsed when the library is built, so readers load no parser (6 kB less). */
export const noMessageParser: Plugin = {
  name: 'no-message-parser',
  setup(build) {
    build.onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, () => ({ path: withoutParser }))
  },
}

/** dayjs's modules in place of its file for scripts, which comes minified already, with another kind of module around it: 300 bytes less in the runtime. */
export const dayjsModules: Plugin = {
  name: 'dayjs-modules',
  setup(build) {
    build.onResolve({ filter: /^dayjs(\/(?:plugin|locale)\/[\w-]+\.js)?$/ }, ({ path, resolveDir, kind }) => {
      const [, folder, name] = /^dayjs\/(plugin|locale)\/(.+)\.js$/.exec(path) ?? []
      const file = folder === undefined ? 'index' : folder === 'plugin' ? `plugin/${name}/index` : `locale/${name}`
      return build.resolve(`dayjs/esm/${file}.js`, { kind, resolveDir })
    })
  },
}

/** Leaves imports of `./chunks/…` alone: those files are built already. */
export const builtChunks: Plugin = {
  name: 'built-chunks',
  setup(build) {
    build.onResolve({ filter: /^\.\/chunks\// }, ({ path }) => ({ path, external: true }))
  },
}

const preview = /[/#]preview\/startPreview\.ts$/

/** The diagnosis opens the preview as a file beside it. */
export const previewBeside: Plugin = {
  name: 'preview-beside',
  setup(build) {
    build.onResolve({ filter: preview }, () => ({ path: './preview.js', external: true }))
  },
}

/** The one-file build has no preview, and says so. */
export const previewInOneFile: Plugin = {
  name: 'preview-in-one-file',
  setup(build) {
    build.onResolve({ filter: preview }, () => ({ path: resolve('preview/oneFile.ts') }))
  },
}

/** `import text from './x.md?raw'` gives the document, as in the tests. */
export const rawDocuments: Plugin = {
  name: 'raw-documents',
  setup(build) {
    build.onResolve({ filter: /\.md\?raw$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace(/\?raw$/, '')),
      namespace: 'raw-document',
    }))
    build.onLoad({ filter: /./, namespace: 'raw-document' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
      watchFiles: [path],
    }))
  },
}
