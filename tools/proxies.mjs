import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's servers are in a folder that is not in everybody's path. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** The path of a program; undefined where it is not installed. */
const pathOf = (program) => folders.map((folder) => join(folder, program)).find((path) => existsSync(path))

/** The programs with which the recipes of docs/serving.md are tried, and Debian's packages of them. */
export const proxies = {
  varnish: { title: 'Varnish', packages: ['varnish'], path: () => pathOf('varnishd') },
  nginx: { title: 'nginx', packages: ['nginx-light'], path: () => pathOf('nginx') },
  php: { title: 'PHP', packages: ['php-cli'], path: () => pathOf('php') },
}
