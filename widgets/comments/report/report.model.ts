import type { ApiFailure } from '#page/api/apiFailure.ts'

export type ReportState =
  | { status: 'choosing'; reasonId?: string }
  /** Sent with nothing chosen. */
  | { status: 'refused'; reasonId?: undefined }
  | { status: 'sending'; reasonId: string }
  | { status: 'failed'; reasonId: string; failure: ApiFailure }

export type ReportEvent =
  | { type: 'chosen'; reasonId: string }
  | { type: 'submitted' }
  | { type: 'failed'; failure: ApiFailure }

/** The choice survives a failure, and cannot change while a report is pending. */
export function transition(state: ReportState, event: ReportEvent): ReportState {
  switch (event.type) {
    case 'chosen':
      return state.status === 'sending' ? state : { status: 'choosing', reasonId: event.reasonId }
    case 'submitted':
      return state.reasonId === undefined ? { status: 'refused' } : { status: 'sending', reasonId: state.reasonId }
    case 'failed':
      return state.status === 'sending' ? { ...state, status: 'failed', failure: event.failure } : state
  }
}
