import { writeFileSync } from 'node:fs'
import { readSources } from '../checks/source.ts'
import { catalogueFile, cataloguePath, statesFileAt } from './catalogueFile.ts'
import { listedStates } from './listedStates.ts'
import { storyFile, storyPath } from './storyFile.ts'
import { textPartsOf } from './textPartsOf.ts'

const sources = readSources('widgets/*/*.states.ts', 'widgets/*/*/*.states.ts')
const files = sources.flatMap(({ path }) => statesFileAt(path) ?? [])

// Generates the story files and the preview's list from the widgets' states.
for (const states of sources) {
  const { widget = '', part } = statesFileAt(states.path) ?? {}
  try {
    writeFileSync(storyPath(widget, part), storyFile(widget, listedStates(states), part))
  } catch (error) {
    console.error(`${states.path} ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
writeFileSync(cataloguePath, catalogueFile(files, textPartsOf()))
