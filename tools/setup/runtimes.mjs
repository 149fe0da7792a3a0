import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runtimes, runtimesFolder } from '../runtimes.mjs'
import { runWithProgress } from './withProgress.mjs'

/** Installs the runtimes besides Node that the server's renderer is tried in, or says what is missing and how to get it. */
export async function ensureRuntimes() {
  const missing = Object.entries(runtimes).filter(([, { path }]) => !path())
  if (missing.length === 0) return
  const packages = missing.map(([name, { version }]) => `${name}@${version}`)
  mkdirSync(runtimesFolder, { recursive: true })
  // They are downloaded by their install scripts, which the project's settings of npm refuse unless they are named.
  const allowScripts = Object.fromEntries(Object.keys(runtimes).map((name) => [name, true]))
  writeFileSync(join(runtimesFolder, 'package.json'), JSON.stringify({ private: true, allowScripts }))
  try {
    const args = ['install', '--prefix', runtimesFolder, '--no-audit', '--no-fund', ...packages]
    await runWithProgress(`installing ${packages.join(' and ')} (npm install)`, 'npm', args)
  } catch (error) {
    console.log(`quiosc: ${error.message}`)
  }
  for (const [, { title, path }] of missing)
    if (!path())
      console.log(`quiosc: ${title} is not installed, so that the server cannot be tried in it; get it from npm`)
}
