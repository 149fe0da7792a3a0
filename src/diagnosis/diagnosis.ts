/** What the chunk has: the reports of faulty markers, and what a script asks for. */
export { diagnose } from './diagnose.ts'
export { doctor } from './doctor.ts'
