import { programPath } from './programPath.mjs'

/** Debian's servers are in a folder that is not in everybody's path. */
const pathOf = (program) => programPath(program, '/usr/sbin', '/usr/local/sbin')

/** The programs with which the recipes of docs/serving.md are tried, and Debian's packages of them. */
export const proxies = {
  varnish: { title: 'Varnish', packages: ['varnish'], path: () => pathOf('varnishd') },
  nginx: { title: 'nginx', packages: ['nginx-light'], path: () => pathOf('nginx') },
  php: { title: 'PHP', packages: ['php-cli'], path: () => pathOf('php') },
}
