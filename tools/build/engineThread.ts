import { workerData } from 'node:worker_threads'
import { buildEngine, type EngineBuild } from './buildEngine.ts'

// tools/build.ts starts this thread with such data.
await buildEngine(workerData as EngineBuild)
