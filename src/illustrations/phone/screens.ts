import { activate } from './screens/activate.ts'
import { add } from './screens/add.ts'
import { addToPass } from './screens/add-to-pass.ts'
import { connect } from './screens/connect.ts'
import { deactivate } from './screens/deactivate.ts'
import { plan } from './screens/plan.ts'
import { save } from './screens/save.ts'
import { show } from './screens/show.ts'

/** The screen of each step, in the order of the steps; a moment runs from 0 (nothing done) to 1 (all done). */
export const screens = { add, connect, activate, plan, save, addToPass, show, deactivate } as const

export type StepName = keyof typeof screens

export const steps = Object.keys(screens).filter((name): name is StepName => name in screens)

/** The moment that shows a step best in a still picture. */
export const stillMoments: Readonly<Record<StepName, number>> = {
  add: 1,
  connect: 1,
  activate: 0.6,
  plan: 1,
  save: 1,
  addToPass: 1,
  show: 0.55,
  deactivate: 0.62,
}
