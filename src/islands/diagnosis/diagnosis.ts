/** The chunk's parts: the reports of faulty markers, what a script asks for, second tries, and the way to the preview. */
export { diagnose } from './diagnose.ts'
export { doctor } from './doctor.ts'
export { importAgain } from './importAgain.ts'
export { preview } from './preview.ts'
