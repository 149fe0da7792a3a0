import { globSync } from 'node:fs'
import { camelName } from './names.ts'

/** The list of the backend's calls, which the mocks answer. */
export const callsPath = 'mocks/backend/calls.ts'

const callsPattern = /^mocks\/backend\/([\w-]+)\/\1\.calls\.ts$/

/** The folders of the backend that have calls, of these files, sorted. */
export const callFoldersIn = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => callsPattern.exec(path.replaceAll('\\', '/'))?.[1] ?? []).sort()

export const callFolders = () => callFoldersIn(globSync('mocks/backend/*/*.calls.ts'))

/** @param folders Those with calls, sorted. */
export const callsFile = (
  folders: readonly string[],
): string => `// Generated from the backend's folders by \`npm run fix\`; \`npm run check\` fails when it is out of date.
${folders.map((folder) => `import { ${camelName(folder)}Calls } from './${folder}/${folder}.calls.ts'`).join('\n')}

/** The calls of both specs §7 that the backend answers, by the names used in faults. */
export const calls = {
${folders.map((folder) => `  ...${camelName(folder)}Calls,`).join('\n')}
}

export type CallName = keyof typeof calls

// Object.keys widens the keys to string; \`calls\` has no other keys.
export const callNames = Object.keys(calls) as CallName[]
`
