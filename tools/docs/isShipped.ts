import { readFileSync } from 'node:fs'

/** npm adds these to whatever package.json names. */
const always = ['README.md', 'package.json']

const { files }: { files: string[] } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Whether a file or a folder of the project is in the package. */
export const isShipped = (path: string): boolean =>
  [...always, ...files].some((name) => path === name || path.startsWith(`${name}/`))
