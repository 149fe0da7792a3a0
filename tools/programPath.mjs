import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The path of a program; undefined where it is not installed.
 *
 * @param more Folders that are not in everybody's path.
 */
export const programPath = (program, ...more) =>
  [...(process.env.PATH ?? '').split(delimiter), ...more]
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))
