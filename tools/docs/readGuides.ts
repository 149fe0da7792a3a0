import { globSync, readFileSync } from 'node:fs'
import type { DocPage } from './DocPage.ts'

/** The guides, in the order in which a newcomer reads them. */
const guides = [
  'start',
  'article',
  'including',
  'serving',
  'deploying',
  'policies',
  'heights',
  'server',
  'theming',
  'accessibility',
  'native-app',
  'analytics',
  'typescript',
  'doctor',
  'preview',
  'troubleshooting',
  'upgrading',
]

const titleOf = (markdown: string) => /^# (.+)$/m.exec(markdown)?.[1]?.replaceAll('`', '') ?? ''

function readDocument(source: string, path: string, section: DocPage['section']): DocPage {
  const markdown = readFileSync(source, 'utf8')
  return { path, title: titleOf(markdown), section, markdown, source }
}

const inPath = (source: string) => source.replace(/\.md$/, '.html')

/** The documents that people write: guides, the project's own, decisions and the changelog. */
export function readGuides(): DocPage[] {
  const others = globSync('{docs,docs/requirements,docs/assumptions,decisions}/*.md')
    .map((source) => source.replaceAll('\\', '/'))
    .filter((source) => !guides.includes(source.replace(/^docs\/|\.md$/g, '')))
    .sort()
  return [
    readDocument('README.md', 'index.html', 'Guides'),
    ...guides.map((name) => readDocument(`docs/${name}.md`, `docs/${name}.html`, 'Guides')),
    ...[...others, 'CHANGELOG.md'].map((source) => readDocument(source, inPath(source), 'Project')),
  ]
}
