import { readSources } from '../checks/source.ts'
import { changedFiles } from './changedFilters.ts'
import { readersOf } from './readersOf.ts'

/** Tests, and what they read the project with. A file that the build or vitest's own configuration imports would bring all tests. */
const readers = [
  '{bench,cli,mocks,newspaper,preview,server,src,stories,tools,widgets}/**/*.{test,fixture}.{ts,tsx}',
  'tests/**/*.ts',
  'tools/{checks,contract,docs,lists,newWidget,schemas,stories}/**/*.ts',
]

/** The files that `vitest --changed` begins with: those that have changed, and those that read one of them without importing it. */
export const changedProvider = {
  async findChangedFiles({ changedSince }: { changedSince?: string | boolean }): Promise<string[]> {
    const changed = changedFiles(typeof changedSince === 'string' ? changedSince : undefined)
    return [...changed, ...readersOf(changed, readSources(...readers))]
  },
}
