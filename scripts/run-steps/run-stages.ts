import { runStep, type Step } from './step.ts'

/** Lanes that run concurrently, each a list of steps in order. */
export type Stage = readonly (readonly Step[])[]

/**
 * Runs stages one after another. The output of concurrent steps is shown when each ends, that of a single lane as it is
 * written. After the first failure no further step starts, but running steps are not stopped. What a failed step printed
 * comes last, because a CI service often keeps only the end of a log.
 *
 * @param log receives a line, or the output of a step
 * @returns how long each step took: `['check 28.1 s', …]`
 * @throws StartError with the name of the first step that failed
 */
export async function runStages(
  stages: readonly Stage[],
  env: NodeJS.ProcessEnv,
  log: (text: string) => void = console.log,
): Promise<readonly string[]> {
  const times: string[] = []
  const faults: unknown[] = []
  const failedOutputs: string[] = []
  for (const lanes of stages) {
    const isLone = lanes.length === 1
    const over = new Map(lanes.flat().map(step => [step, Promise.withResolvers<void>()]))
    await Promise.all(
      lanes.map(async steps => {
        for (const step of steps) {
          if (step.after) await over.get(step.after)?.promise
          if (faults.length === 0) {
            const title = `${step.name}: ${step.command.join(' ')}`
            log(isLone ? `\n── ${title}` : `… ${title}`)
            const show = (output: string, succeeded: boolean) => {
              const text = `\n── ${title}\n${output}`
              if (succeeded) log(text)
              else failedOutputs.push(text)
            }
            try {
              const seconds = await runStep(step, env, isLone ? undefined : show)
              times.push(`${step.name} ${seconds.toFixed(1)} s`)
            } catch (fault) {
              faults.push(fault)
            }
          }
          over.get(step)?.resolve()
        }
      }),
    )
    for (const output of failedOutputs) log(output)
    if (faults.length > 0) throw faults[0]
  }
  return times
}
