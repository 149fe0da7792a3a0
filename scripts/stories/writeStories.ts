import { writeFileSync } from 'node:fs'
import { readSources } from '../checks/source.ts'
import { listedStates } from './listedStates.ts'
import { storyFile, storyPath } from './storyFile.ts'

// Generates the story files from the widgets' states.
for (const states of readSources('widgets/*/*.states.ts', 'widgets/*/*/*.states.ts')) {
  const [, widget = '', part] = /^widgets\/([\w-]+)\/(?:([\w-]+)\/)?[\w-]+\.states\.ts$/.exec(states.path) ?? []
  try {
    writeFileSync(storyPath(widget, part), storyFile(widget, listedStates(states), part))
  } catch (error) {
    console.error(`${states.path} ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
