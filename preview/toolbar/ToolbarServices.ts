import type { PageReader } from '../stage/findServerParts.ts'
import type { PreviewState } from './PreviewStore.ts'

/** The functions and facts that the toolbar needs besides its store. */
export interface ToolbarServices {
  /** The reader for whom the page's server has made the page. */
  pageReader: PageReader
  /** The page's address without the preview. */
  leaveAddress(): string
  /** The address of what is chosen. */
  shareAddress(): string
  /** Resolves to false where the browser does not allow it. */
  copy(text: string): Promise<boolean>
  /** A report for developers, as text. */
  report(state: PreviewState): string
}
