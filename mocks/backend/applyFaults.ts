import { HttpResponse } from 'msw/http'
import type { Language } from '#lib/site/config/config.ts'
import type { FaultKind } from './faults.ts'

/** Error messages of the server, because some failures show them. */
const responses: Record<Language, string> = {
  ca: 'El servidor ha respost amb l’error',
  es: 'El servidor ha respondido con el error',
  en: 'The server answered with error',
  de: 'Der Server meldet den Fehler',
}

/**
 * Waits for the delays, then returns the answer that replaces the call's own; undefined when no fault applies.
 *
 * @param signal Cuts the connection of what is never answered.
 */
export async function applyFaults(
  faults: readonly FaultKind[],
  language: Language,
  signal: AbortSignal,
): Promise<HttpResponse<string> | undefined> {
  for (const fault of faults) {
    if (fault.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms))
    else return breakage(fault, language, signal)
  }
  return undefined
}

function breakage(
  fault: Exclude<FaultKind, { kind: 'delay' }>,
  language: Language,
  signal: AbortSignal,
): HttpResponse<string> | Promise<HttpResponse<string>> {
  const headers = { 'content-type': 'application/json' }
  switch (fault.kind) {
    case 'abort':
      return HttpResponse.error()
    case 'timeout':
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(HttpResponse.error())))
    case 'malformed':
      return new HttpResponse('{"response": {"comments": [', { headers })
    case 'wrong-shape':
      return new HttpResponse('{"response": {"unexpected": true}}', { headers })
    case 'status': {
      const errors = [{ errorCode: 'FAULT', errorMessage: `${responses[language]} ${fault.status}.` }]
      return new HttpResponse(JSON.stringify({ errors }), { status: fault.status, headers })
    }
  }
}
