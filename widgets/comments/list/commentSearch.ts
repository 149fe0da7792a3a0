/** The search for the comment of a permalink and what tells of it, in one chunk: few addresses have one, and then both are needed. */
export { searchComment } from '../store/searchComment.ts'
export { SearchNotice } from './SearchNotice.tsx'
