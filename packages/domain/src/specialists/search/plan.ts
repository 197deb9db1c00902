import { folded } from '../../text.ts'

const PLANS =
  /(?:^|[^a-z])(convenios?|planos? de saude|unimed|amil|hapvida|bradesco saude|sulamerica|notre ?dame|intermedica|porto saude|cassi|geap|sus|health insurance|insurance|health plan)(?:$|[^a-z])/

/** Whether a search asks who attends by a health plan or the public service. */
export const asksForPlan = (search: string): boolean => PLANS.test(folded(search))
