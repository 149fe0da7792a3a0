import { ownChecks } from './ownChecks.ts'
import { runChecks } from './runChecks.ts'
import { readSources } from './source.ts'

// The gate “own checks”: one process, in which each file is read and parsed once.
const sources = readSources(
  '{src,cli,preview,server,stage,mocks,newspaper,stories,tests,testing,bench,tools,.storybook}/**/*.{ts,tsx,css,mjs}',
  'widgets/**/*.*',
  '{src,preview}/**/locales/*.json',
  'docs/{theming,contract}.md',
  'README.md',
  'docs/assumptions.md',
  '{docs/requirements,docs/assumptions,decisions}/*.md',
)
const { lines, failed } = await runChecks(ownChecks, sources)
for (const line of lines) console.error(line)
process.exitCode = failed ? 1 : 0
