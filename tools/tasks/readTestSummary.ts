import { readFileSync } from 'node:fs'
import type { TestSummary } from './TestSummary.ts'

/** @returns Undefined when vitest ended before it could report. */
export function readTestSummary(file: string): TestSummary | undefined {
  try {
    // Our own reporter's file, written by the run that just ended.
    return JSON.parse(readFileSync(file, 'utf8')) as TestSummary
  } catch {
    return undefined
  }
}
