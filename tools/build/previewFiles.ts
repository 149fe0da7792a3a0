import { resolve } from 'node:path'
import type { Plugin } from 'esbuild'

const filter = /[/#]preview\/startPreview\.ts$/

/** The diagnosis opens the preview as a file beside it. */
export const previewBeside: Plugin = {
  name: 'preview-beside',
  setup(build) {
    build.onResolve({ filter }, () => ({ path: './preview.js', external: true }))
  },
}

/** The one-file build has no preview, and says so. */
export const previewInOneFile: Plugin = {
  name: 'preview-in-one-file',
  setup(build) {
    build.onResolve({ filter }, () => ({ path: resolve('preview/oneFile.ts') }))
  },
}
