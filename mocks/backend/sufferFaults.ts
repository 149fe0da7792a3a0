import { HttpResponse } from 'msw/http'
import type { FaultKind } from './faults.ts'

/** Waits for the delays, then gives what is answered in the call's place: undefined when it may answer itself. */
export async function sufferFaults(faults: readonly FaultKind[]): Promise<HttpResponse<string> | undefined> {
  for (const fault of faults) {
    if (fault.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms))
    else return breakage(fault)
  }
  return undefined
}

function breakage(fault: Exclude<FaultKind, { kind: 'delay' }>): HttpResponse<string> | Promise<never> {
  const headers = { 'content-type': 'application/json' }
  switch (fault.kind) {
    case 'abort':
      return HttpResponse.error()
    case 'timeout':
      return new Promise<never>(() => {})
    case 'malformed':
      return new HttpResponse('{"response": {"comments": [', { headers })
    case 'wrong-shape':
      return new HttpResponse('{"response": {"unexpected": true}}', { headers })
    case 'status': {
      const errors = [{ errorCode: 'FAULT', errorMessage: `Asked for: ${fault.status}` }]
      return new HttpResponse(JSON.stringify({ errors }), { status: fault.status, headers })
    }
  }
}
