import { writeFileSync } from 'node:fs'
import { readSources } from '../checks/source.ts'
import { listedStates } from './listedStates.ts'
import { storyFile } from './storyFile.ts'

// Generates the story files from the widgets' states.
for (const states of readSources('widgets/*/*.states.ts')) {
  const [, widget = ''] = states.path.split('/')
  try {
    writeFileSync(`stories/${widget}.stories.tsx`, storyFile(widget, listedStates(states)))
  } catch (error) {
    console.error(`${states.path} ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
