import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** The package is for `import` only: what `require` and Node before 12 would find is left out, as in the profile `esm-only` of attw. */
const OUT_OF_SCOPE = ['node10', 'node16-cjs']

/** The problems that publint and “Are the types wrong?” find in a packed package. */
export async function packageProblems(tarball: Uint8Array): Promise<string[]> {
  const own = new Uint8Array(tarball)
  const { messages, pkg } = await publint({ pack: { tarball: own.buffer }, strict: true })
  const analysis = await checkPackage(createPackageFromTarballData(own))
  const typeProblems = 'problems' in analysis ? analysis.problems : []
  return [
    ...(analysis.types ? [] : ['The package has no types.']),
    ...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    ...typeProblems.flatMap((problem) => {
      const where = 'entrypoint' in problem ? ` at ${problem.entrypoint} (${problem.resolutionKind})` : ''
      return 'resolutionKind' in problem && OUT_OF_SCOPE.includes(problem.resolutionKind) ? [] : problem.kind + where
    }),
  ]
}
