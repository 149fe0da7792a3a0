import { join } from 'node:path'
import { programPath } from './programPath.mjs'
import { root } from './setup/root.mjs'

/** The folder into which the set-up installs them, apart from the project's own packages: only the proof needs them. */
export const runtimesFolder = join(root, '.cache', 'runtimes')

const pathOf = (program) => programPath(program, join(runtimesFolder, 'node_modules', '.bin'))

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
