import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './setup/root.mjs'

/** The folder into which the set-up installs them, apart from the project's own packages: only the proof needs them. */
export const runtimesFolder = join(root, '.cache', 'runtimes')

const folders = [...(process.env.PATH ?? '').split(delimiter), join(runtimesFolder, 'node_modules', '.bin')]

/** The path of a program; undefined where it is not installed. */
const pathOf = (program) => folders.map((folder) => join(folder, program)).find((path) => existsSync(path))

/** The runtimes besides Node that docs/server.md promises, by the names of their npm packages. Nothing but the network is allowed where that can be said. */
export const runtimes = {
  deno: {
    title: 'Deno',
    version: '2',
    args: ['run', '--no-config', '--allow-net=127.0.0.1'],
    path: () => pathOf('deno'),
  },
  bun: { title: 'Bun', version: '1', args: ['run'], path: () => pathOf('bun') },
}
