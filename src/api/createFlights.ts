/** Calls under way, shared by all who ask for the same (architecture §5). */
export interface Flights<Answer> {
  /**
   * Joins the call of this key, or starts it. Undefined when the caller's own signal ended the wait: the call goes on for the others, and is aborted
   * when nobody is left.
   */
  join(key: unknown, start: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal): Promise<Answer | undefined>
}

interface Flight<Answer> {
  answer: Promise<Answer>
  controller: AbortController
  waiting: number
}

export function createFlights<Answer>(): Flights<Answer> {
  const flights = new Map<unknown, Flight<Answer>>()

  const depart = (key: unknown, start: (signal: AbortSignal) => Promise<Answer>) => {
    const controller = new AbortController()
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const flight: Flight<Answer> = { answer: start(controller.signal), controller, waiting: 0 }
    flights.set(key, flight)
    flight.answer.then(land, land)
    return flight
  }

  return {
    join(key, start, signal) {
      if (signal?.aborted) return Promise.resolve(undefined)
      const flight = flights.get(key) ?? depart(key, start)
      flight.waiting++
      return new Promise((resolve, reject) => {
        const leave = () => {
          flight.waiting--
          if (flight.waiting === 0) {
            // Whoever asks next must not join a call that is being taken back.
            if (flights.get(key) === flight) flights.delete(key)
            flight.controller.abort()
          }
          resolve(undefined)
        }
        signal?.addEventListener('abort', leave, { once: true })
        flight.answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
      })
    },
  }
}
