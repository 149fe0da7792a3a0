import { readFileSync } from 'node:fs'

/** The part of `manifest.json` that is measured. */
export interface Manifest {
  version: string
  files: Record<string, { bytes: number; brotli: number }>
  runtime: string[]
  widgets: Record<string, { files: string[]; messages: Record<string, string> }>
}

export const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'))
