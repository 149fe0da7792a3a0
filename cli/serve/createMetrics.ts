import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds: a kept fragment takes less than one of a thousand, a backend at most its time-out. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1]

/** The server's metrics, in the format of Prometheus. */
export function createMetrics(isLeftAlone: () => boolean) {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'quiosc_requests_total',
    help: 'Answers of this server, by their route and status.',
    labelNames: ['route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'quiosc_request_seconds',
    help: 'How long an answer took, by its route.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  })
  const renderings = new Histogram({
    name: 'quiosc_rendering_seconds',
    help: 'How long the rendering of a fragment took, the backend included, by its widget.',
    labelNames: ['widget'],
    buckets: BUCKETS,
    registers,
  })
  const bare = new Counter({
    name: 'quiosc_bare_markers_total',
    help: 'Markers that were left as the CMS wrote them, by their widget and the reason.',
    labelNames: ['widget', 'reason'],
    registers,
  })
  const failures = new Counter({
    name: 'quiosc_backend_failures_total',
    help: 'Requests to the backend that failed or were answered with a status of 500 and more.',
    registers,
  })
  new Gauge({
    name: 'quiosc_backend_left_alone',
    help: '1 while the backend is not asked, because it has failed several times in a row.',
    registers,
    collect() {
      this.set(isLeftAlone() ? 1 : 0)
    },
  })
  return {
    requests,
    durations,
    renderings,
    bare,
    failures,
    contentType: register.contentType,
    text: () => register.metrics(),
  }
}
