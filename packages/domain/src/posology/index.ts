export { type ChildDose, childDoseOf, childRules, isDosedByWeight } from './child-dose.ts'
export { type UsualUse, usualUseRows, usualUsesOf } from './usual-uses.ts'
